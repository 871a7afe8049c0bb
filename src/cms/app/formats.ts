import { readJson, writeJson } from '../editing/editable-json';
import { readPage, writePage } from '../editing/editable-page';
import { readPlain, writePlain } from '../editing/editable-plain';
import { readYaml, writeYaml, type YamlShape } from '../editing/editable-yaml';
import { referenceShape } from '../editing/reference-shape';
import { sidebarShape } from '../editing/sidebar-shape';
import { glossaryShape, redirectsShape } from '../editing/yaml-shapes';
import { fileOfText } from './kit/opened-files';

const yamlShapes: Record<string, YamlShape> = {
  sidebars: sidebarShape,
  redirects: redirectsShape,
  glossary: glossaryShape,
  reference: referenceShape,
};

/** Registers formats that read and write files so that unchanged parts stay the same byte for byte. */
export function registerFormats(): void {
  window.CMS.registerCustomFormat('page', 'mdx', {
    fromFile: (text) => readPage(text, fileOfText(text)),
    toFile: writePage,
  });
  window.CMS.registerCustomFormat('plain', 'txt', { fromFile: readPlain, toFile: writePlain });
  window.CMS.registerCustomFormat('announcement', 'json', {
    fromFile: readJson,
    toFile: writeJson,
  });
  for (const [name, shape] of Object.entries(yamlShapes)) {
    window.CMS.registerCustomFormat(name, 'yaml', {
      fromFile: (text) => readYaml(text, shape),
      toFile: (form) => writeYaml(form, shape),
    });
  }
}

import { required } from '../../base/errors/required';
import { formFiles, plainFormOf, referenceFormOf } from '../../config/cms-address';
import { siteConfig } from '../../config/site-config';
import type { AdminSettings } from '../protocol/admin-settings';
import type { PreviewContent } from '../protocol/preview-content';
import { PICTURE_COLLECTION, PICTURE_FOLDER, pictureAddress } from '../protocol/picture-place';
import { problemsField } from './check/register-form-problems';
import { announcementFields } from './fields/announcement-fields';
import { labelOf, pageFields } from './fields/page-fields';
import { glossaryFields, referenceFields } from './fields/schema-fields';
import { sidebarFields } from './fields/sidebar-fields';
import { pagesFolder } from './kit/page-folders';
import { listFilter } from './lists/list-filter';
import { formLabels } from './send/describe-file';

const [version] = siteConfig.versions;

/** The CMS’s configuration, derived from the site’s. */
export function cmsConfig(settings: AdminSettings, content: PreviewContent): object {
  return {
    load_config_file: false,
    backend: settings.backend,
    ...(settings.hasWorkflow && { publish_mode: 'editorial_workflow' }),
    site_url: siteUrlOf(settings),
    logo: { src: '../favicon.svg', show_in_header: false },
    media_folder: PICTURE_FOLDER,
    public_folder: pictureAddress(PICTURE_FOLDER),
    slug: { encoding: 'ascii', clean_accents: true, sanitize_replacement: '-' },
    collections: [
      {
        name: 'pages',
        label: 'Pages',
        label_singular: 'Page',
        description: 'The pages of the docs. A new page also gets a line in the sidebar.',
        folder: pagesFolder,
        extension: 'mdx',
        format: 'page',
        create: true,
        identifier_field: 'title',
        summary:
          "{{title}}{{draft | ternary(' · draft','')}}{{toDelete | ternary(' · to be deleted','')}}",
        nested: { depth: 20, subfolders: false, summary: '{{title}}' },
        meta: { path: { label: 'Folder', widget: 'new-place', default: '/' } },
        preview_path: pagePath('{{slug}}'),
        sortable_fields: ['title'],
        fields: pageFields(),
      },
      {
        ...fileCollection('sidebars', sidebarFields(content.sidebarSource)),
        editor: { preview: true },
      },
      fileCollection('redirects', [listFilter, redirectList]),
      fileCollection('announcement', announcementFields),
      fileCollection('glossary', glossaryFields()),
      {
        name: 'reference',
        label: 'Reference',
        editor: { preview: false },
        format: 'reference',
        files: content.referenceFiles.map(({ file, kind }) => {
          const name = required(referenceFormOf(file), `The form of ${file}`);
          const label = labelOf(name.replaceAll('-', '_'));
          return { name, label, file, fields: [problemsField, ...referenceFields(kind)] };
        }),
      },
      {
        // Never listed: it is there for the changes that “Review” lists.
        name: PICTURE_COLLECTION,
        label: 'Pictures',
        hide: true,
        create: false,
        folder: PICTURE_FOLDER,
        // Of any kind.
        extension: '.',
        format: 'plain',
        // What stands in for a title, which the CMS asks of every collection.
        identifier_field: 'text',
        fields: [{ name: 'text', label: 'Text', widget: 'hidden' }],
      },
      {
        name: 'plain',
        label: 'Games, exercises, other files',
        description: 'Stories and data that have no form: they are edited as they are.',
        editor: { preview: false },
        format: 'plain',
        files: content.plainFiles.map((file) => ({
          name: required(plainFormOf(file), `The form of ${file}`),
          label: file.slice('content/'.length),
          file,
          fields: [{ name: 'text', label: 'Text', widget: 'plain-source', required: false }],
        })),
      },
    ],
  };
}

/** Where readers find the page with a slug. */
export const pageAddress = (settings: AdminSettings, slug: string): string =>
  new URL(pagePath(slug), `${siteUrlOf(settings).replace(/\/$/, '')}/`).href;

/** On the author’s machine, the CMS runs on the site’s own origin. */
const siteUrlOf = ({ siteUrl }: AdminSettings) =>
  siteUrl === '' ? window.location.origin : siteUrl;
const pagePath = (slug: string) => `${version.path.slice(1)}/${slug}/`;

/** A collection with a single file: the CMS reads formats from collections, never from the files in them. */
function fileCollection(format: keyof typeof formFiles, fields: DecapField[]) {
  const label = formLabels[format];
  const files = [
    { name: format, label, file: formFiles[format], fields: [problemsField, ...fields] },
  ];
  return { name: format, label, editor: { preview: false }, format, files };
}

const redirectList: DecapField = {
  name: 'redirects',
  label: 'Redirects',
  label_singular: 'Redirect',
  widget: 'list',
  summary: '{{from}} → {{to}}',
  collapsed: true,
  fields: [
    {
      name: 'from',
      label: 'From',
      widget: 'string',
      pattern: ['^/', 'begins with “/”'],
      hint: 'An address that was on the site once: who opens it is sent on',
    },
    {
      name: 'to',
      label: 'To',
      widget: 'page-link',
      named: 'address',
      pattern: ['^(/|https://)', 'is a path of the site or an https:// address'],
    },
    { name: 'reason', label: 'Reason', widget: 'string', hint: 'Why the address changed' },
  ],
};

import { assetKind } from '../../ink/story/asset-kinds';
import { poText } from '../tables/po-text';

/** The tables of a project’s translations, as texts by their paths; what cannot be read is left out. */
export async function tableTexts(
  assets: ReadonlyMap<string, Blob>,
): Promise<Readonly<Record<string, string>>> {
  const tables: Record<string, string> = {};
  for (const [path, blob] of assets) {
    if (assetKind(path) !== 'language') continue;
    const read = poText(new Uint8Array(await blob.arrayBuffer()));
    if ('text' in read) tables[path] = read.text;
  }
  return tables;
}

type Houses = Readonly<Record<string, readonly string[]>>;

/** The picture, by its path from the project. */
export const PICTURE: string;
/** What each house is for, in a few words. */
export const captions: Readonly<Record<string, string>>;
/** The imports without those that follow from others. */
export function directImports(table: Houses): Record<string, string[]>;
/** The picture of a table of houses, as the text of an SVG file. */
export function drawHouses(table?: Houses): string;

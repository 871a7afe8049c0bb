/** The keys that write about a place, in the drawing of the map and in its panel, and what they do. */
export const editKeys: Readonly<Record<string, 'addWay' | 'rename' | 'remove'>> = {
  c: 'addWay',
  F2: 'rename',
  Delete: 'remove',
};

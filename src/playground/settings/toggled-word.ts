/** Of these, only one can be. */
const SIDES = ['left', 'right'];

/** Words with one more, or one fewer; those that nobody offers stay. Null for none. */
export function toggledWord(value: string, word: string): string | null {
  const words = value.split(/\s+/).filter(Boolean);
  const others = words.filter(
    (one) => one !== word && !(SIDES.includes(word) && SIDES.includes(one)),
  );
  const all = words.includes(word) ? others : [...others, word];
  return all.length === 0 ? null : all.join(' ');
}

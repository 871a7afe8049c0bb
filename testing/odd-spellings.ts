/** How a word may arrive in a search: from a keyboard for East Asian texts, or copied with signs that nobody sees. */
export function oddSpellings(word: string): string[] {
  const wide = word.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  return [
    wide,
    `${word.slice(0, 2)}\u00ad${word.slice(2)}`,
    `\u202e${word}`,
    `\u200e${word.slice(0, 1)}\u200b${word.slice(1)}\ufeff`,
  ];
}

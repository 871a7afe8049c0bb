/** The median of some numbers; of two middle ones, the larger. */
export const median = (numbers) =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)];

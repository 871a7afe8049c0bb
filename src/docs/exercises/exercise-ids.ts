/** The anchor of an exercise in its page. */
export function exerciseAnchor(id: string): string {
  return `exercise-${id}`;
}

/** The id of the sample that an exercise is solved in. */
export function sampleOfExercise(id: string): string {
  return `try-${id}`;
}

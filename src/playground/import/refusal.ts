/** Why nothing can be imported, as a sentence for the writer. */
export class Refusal extends Error {
  override name = 'Refusal';
}

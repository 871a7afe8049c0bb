/** A play with more choices is taken for a loop. */
export const MAX_CHOICES = 500;

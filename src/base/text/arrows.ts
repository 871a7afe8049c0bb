/** A text in parts: those at odd places are arrows of ink, within which a line must not end. */
export const splitArrows = (text: string): string[] => text.split(/((?:->)+|<-)/);

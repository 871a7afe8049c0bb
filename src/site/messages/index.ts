import { en } from './en';

export type Messages = typeof en;

/** The words of the interface in the language that this build is for. */
export const messages: Messages = en;

/** The words of the interface in English, by feature. Another language is a file beside this one. */
export const en = {
  skipToContent: 'Skip to main content',
} as const;

const TEXTS = /^content\/(?:[^/]+\/)*[^/]+\.(?:mdx|yaml|json|ink|css|txt)$/;

/** Whether a file is a text of the content, which the CMS can read and change. */
export function isContentText(file: string): boolean {
  return TEXTS.test(file);
}

/** What no page's path has, once decoded: browsers and Gatsby's loader would cut it short there, or go elsewhere. */
export const ODD_PATH = /[%?#\\\p{Cc}]|\/\/|\/\.{1,2}(?:\/|$)/u;

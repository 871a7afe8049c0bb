/**
 * What no page’s path can contain once decoded: browsers and Gatsby’s loader would cut it off there or go elsewhere. A
 * space at the end is dropped from requests, so that another page would answer them.
 */
export const ODD_PATH = /[%?#\\\p{Cc}]|\/\/|\/\.{1,2}(?:\/|$)| \/?$/u;

/** The paths under which Gatsby keeps the page for unknown addresses. */
export const NOT_FOUND_PATH = /^\/404(?:\.html)?\/?$/;

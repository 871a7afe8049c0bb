/** The paths under which Gatsby stores the not-found page. */
export const NOT_FOUND_PATH = /^\/404(?:\.html)?\/?$/;

/** Where `develop` tells pages what is wrong in the content: server-sent events, each a list of problems as JSON. */
export const PROBLEM_FEED = '/___content-problems';

/** Where `develop` sends pages the problems in the content: server-sent events, each a list of problems as JSON. */
export const PROBLEM_FEED = '/___content-problems';

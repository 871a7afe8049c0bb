import { docsRoot } from './docs-root';

/** The page about where stories are, and how to bring one back. */
export const STORY_PLACES = `${docsRoot}/where-is-my-story/`;

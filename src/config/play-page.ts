/** The path of the page that plays the story of a link, and shows nothing else. */
export const PLAY_PAGE = '/play/';

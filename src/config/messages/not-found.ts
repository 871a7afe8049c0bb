import { translated } from './translated';

const en = {
  title: 'Page Not Found',
  body: 'We could not find what you were looking for.',
  blame:
    'Please contact the owner of the site that linked you to the original URL and let them know their link is broken.',
  nothingAt: 'There is nothing at',
  suggestions: 'Perhaps you were looking for',
  home: 'Go to the home page',
  docs: 'See all documentation',
};

/** The words of the not-found page, in the language of this build. */
export const notFoundMessages = translated<typeof en>({ en });

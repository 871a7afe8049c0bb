import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { headElements } from './src/site/app/head-elements';
import { renderInTurn } from './src/site/app/render-in-turn';
import { siteStylesFirst } from './src/site/app/site-styles-first';
import romanFont from './src/ui/styles/fonts/alegreya-roman.woff2';

export { wrapPageElement, wrapRootElement } from './src/site/app/wrap-elements';

// A build hands the prefix over, but Gatsby’s types do not say so; `develop` has none.
type OnRenderBody = (args: RenderBodyArgs & { pathPrefix?: string }) => void;

const renderHead: OnRenderBody = ({ setHeadComponents, pathname, pathPrefix = '' }) => {
  setHeadComponents(headElements({ path: pathname, pathPrefix, fontHref: romanFont }));
};

export const onRenderBody = renderHead as GatsbySSR['onRenderBody'];

export const replaceRenderer = renderInTurn;

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => replaceHeadComponents(siteStylesFirst(getHeadComponents()));

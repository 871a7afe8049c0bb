import type { GatsbySSR, RenderBodyArgs } from 'gatsby';
import { headElements } from './src/app/head-elements';
import { siteStylesFirst } from './src/app/site-styles-first';
import romanFont from './src/styles/fonts/alegreya-roman.woff2';

export { wrapPageElement, wrapRootElement } from './src/app/wrap-elements';

// Gatsby hands the prefix over, but its types do not say so.
type OnRenderBody = (args: RenderBodyArgs & { pathPrefix: string }) => void;

const renderHead: OnRenderBody = ({ setHeadComponents, pathname, pathPrefix }) => {
  setHeadComponents(headElements({ path: pathname, pathPrefix, fontHref: romanFont }));
};

export const onRenderBody = renderHead as GatsbySSR['onRenderBody'];

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => replaceHeadComponents(siteStylesFirst(getHeadComponents()));

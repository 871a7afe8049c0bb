import { queryAllByRole } from '@testing-library/dom';
import { computeAccessibleName } from 'dom-accessibility-api';

/** What is looked for in a page: a role and a name, within the elements of a selector. */
export interface Target {
  role: string;
  name?: string | RegExp;
  within?: string;
}

declare global {
  interface Window {
    /** The last such element that a reader could see. */
    findInPage?: (target: Target) => Element | undefined;
  }
}

const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

const isNamed = (element: Element, name: string | RegExp | undefined): boolean => {
  if (name === undefined) return true;
  const own = computeAccessibleName(element);
  return typeof name === 'string' ? own === name : name.test(own);
};

// Names are computed last, and only of what is shown: each takes the styles of many elements, which is slow in WebKit.
window.findInPage = ({ role, name, within = 'body' }) =>
  [...document.querySelectorAll<HTMLElement>(within)]
    .flatMap((place) => queryAllByRole(place, role, { hidden: true }))
    .findLast((element) => isShown(element) && isNamed(element, name));

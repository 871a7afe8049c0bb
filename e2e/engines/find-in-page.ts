import { queryAllByRole } from '@testing-library/dom';

/** What is looked for in a page: a role and a name, within the elements of a selector. */
export interface Target {
  role: string;
  name?: string | RegExp;
  within?: string;
}

declare global {
  interface Window {
    /** The elements that a reader could see. */
    findInPage?: (target: Target) => Element[];
  }
}

const isShown = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

window.findInPage = ({ role, name, within = 'body' }) =>
  [...document.querySelectorAll<HTMLElement>(within)].flatMap((place) =>
    // Hidden ones are left out here: asking for all styles of all ancestors takes a second.
    queryAllByRole(place, role, { hidden: true, ...(name !== undefined && { name }) }).filter(
      isShown,
    ),
  );

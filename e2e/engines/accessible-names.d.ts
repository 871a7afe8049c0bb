/** The names that screen readers say: the package has types, which its `exports` hide. */
declare module 'dom-accessibility-api' {
  export function computeAccessibleName(element: Element): string;
}

/** How the document was opened: by an address, a reload, or a step through the history. */
export function navigationType(): NavigationTimingType {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry?.type ?? 'navigate';
}

const MODES = ['on', 'off', 'kill'] as const;

/** Whether the site has a service worker, none, or one that removes itself from every visitor. */
export type ServiceWorkerMode = (typeof MODES)[number];

/** Reads `DOCS_SERVICE_WORKER`; throws if it says something else. */
export function serviceWorkerMode(env: NodeJS.ProcessEnv = process.env): ServiceWorkerMode {
  const said = env.DOCS_SERVICE_WORKER ?? 'on';
  const mode = MODES.find((known) => known === said);
  if (mode !== undefined) return mode;
  throw new Error(`DOCS_SERVICE_WORKER is “${said}”. It can be: ${MODES.join(', ')}.`);
}

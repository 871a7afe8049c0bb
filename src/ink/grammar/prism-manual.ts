const scope = globalThis as { Prism?: unknown };

/** Whatever was Prism before its core was loaded. */
export const formerPrism = scope.Prism;

// Without this flag, Prism highlights the whole page as soon as it is loaded.
scope.Prism ??= { manual: true, disableWorkerMessageHandler: true };

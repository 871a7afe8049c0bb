// Prism colours the whole page by itself when it is loaded, unless it finds this.
(globalThis as { Prism?: object }).Prism ??= { manual: true, disableWorkerMessageHandler: true };

export {};

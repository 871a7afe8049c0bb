// Without this flag, Prism highlights the whole page as soon as it is loaded.
(globalThis as { Prism?: object }).Prism ??= { manual: true, disableWorkerMessageHandler: true };

export {};

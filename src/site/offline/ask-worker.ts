import type { FailureReason, WorkerAnswer, WorkerAnswers, WorkerRequest } from './protocol';

/** Thrown if the worker cannot keep files. */
export class KeepError extends Error {
  constructor(readonly reason: FailureReason) {
    super(reason);
  }
}

/** Asks the service worker, once it is there; it is not in browsers that refuse to keep anything. */
export async function askWorker<Request extends WorkerRequest>(
  request: Request,
): Promise<WorkerAnswers[Request['kind']]> {
  const { serviceWorker } = navigator;
  // Chromium’s `ready` does not hear of a worker that was being removed when it was registered again.
  const registration = await serviceWorker.getRegistration();
  const { active } = registration?.active ? registration : await serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<WorkerAnswer>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve(data);
  });
  active?.postMessage(request, [port2]);
  const settled = await answer;
  port1.close();
  if (!settled.isOk) throw new KeepError(settled.reason);
  return settled.answer as WorkerAnswers[Request['kind']];
}

import { watchWorker } from '../../../base/browser/worker-life';
import type { Phase } from './phase';
import type { AnswerMessage, RequestMessage } from './protocol';

/** The parts of `Worker` that are used. */
export type WorkerLike = Pick<Worker, 'postMessage' | 'terminate' | 'addEventListener'>;

type Answer = Extract<AnswerMessage, { id: number }>;

export interface ChannelEvents {
  onReady: () => void;
  /** It does something else now. */
  onPhase: () => void;
  onAnswer: (answer: Answer) => void;
  /** The worker has failed, or is gone. */
  onLost: () => void;
}

/** One worker from start to end. */
export class WorkerChannel {
  isReady = false;
  /** What it is doing, or would do if it were asked. */
  phase: Phase = 'code';
  private readonly worker: WorkerLike;
  private readonly unwatch: () => void;
  private isClosed = false;

  constructor(
    makeWorker: () => WorkerLike,
    private readonly events: ChannelEvents,
  ) {
    this.worker = makeWorker();
    this.unwatch = watchWorker(this.worker, () => {
      this.close();
      events.onLost();
    });
    this.worker.addEventListener('message', ({ data }: MessageEvent<AnswerMessage>) =>
      this.receive(data),
    );
  }

  post(message: RequestMessage): void {
    this.worker.postMessage(message);
  }

  close(): void {
    this.isClosed = true;
    this.unwatch();
    this.worker.terminate();
  }

  private receive(message: AnswerMessage): void {
    if (this.isClosed) return;
    if ('id' in message) this.events.onAnswer(message);
    else if ('phase' in message) {
      this.phase = message.phase;
      this.events.onPhase();
    } else if ('isReady' in message) {
      this.isReady = true;
      this.phase = 'play';
      this.events.onReady();
    }
  }
}

import type { SampleGroup } from '../../../docs/document/samples/group-samples';
import { checkDraft, type DraftReport } from '../../../lessons/samples/check-group';
import type { Answered, Asked } from './ask-worker';

/** Compiles and plays a group of samples, as the build does, without holding up the page. */
addEventListener('message', ({ data: { id, question } }: MessageEvent<Asked<SampleGroup>>) => {
  postMessage({ id, answer: checkDraft(question) } satisfies Answered<DraftReport>);
});

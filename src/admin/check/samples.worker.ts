import { checkGroup, type SampleReport } from '../../core/samples/check-group';
import type { SampleGroup } from '../../core/samples/group-samples';

/** Compiles and plays a group of samples, as the build does, without holding up the page. */
addEventListener('message', ({ data: { id, group } }: MessageEvent<SampleRequest>) => {
  postMessage({ id, report: checkGroup(group) } satisfies SampleAnswer);
});

export interface SampleRequest {
  id: number;
  group: SampleGroup;
}

export interface SampleAnswer {
  id: number;
  report: SampleReport;
}

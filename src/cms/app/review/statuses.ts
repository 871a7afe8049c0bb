/** How far a change is that is not published yet, as the CMS names it. */
export type Status = 'draft' | 'pending_review' | 'pending_publish';

interface Stage {
  name: string;
  /** What belongs here, for somebody who sees it for the first time. */
  purpose: string;
}

/** The stages of a change in their order; “draft” is a word for pages that readers do not see. */
export const stages: Readonly<Record<Status, Stage>> = {
  draft: { name: 'In progress', purpose: 'Saved, and still being written.' },
  pending_review: { name: 'In review', purpose: 'Finished, for somebody else to read.' },
  pending_publish: { name: 'Ready', purpose: 'Read and approved. It can be published.' },
};

export const statuses = Object.keys(stages) as Status[];

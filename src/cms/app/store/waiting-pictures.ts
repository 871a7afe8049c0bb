import { liveValue } from '../kit/live-value';

/** What waits to be published of a picture. */
export interface WaitingPicture {
  kind: 'New picture' | 'Replaced picture' | 'Deleted picture';
  /** Where GitHub shows it. */
  url: string;
}

/** What waits to be published of pictures, by the slugs of their entries. */
export const waitingPictures = liveValue<ReadonlyMap<string, WaitingPicture>>(new Map());

/** Notes what waits to be published of a picture. */
export function noteWaitingPicture(slug: string, waiting: WaitingPicture): void {
  waitingPictures.set(new Map(waitingPictures.get()).set(slug, waiting));
}

import { Fragment } from 'react';
import { otherTools } from '../config/other-tools';
import { Link } from './Link';

/** Links to the pages for people who come from another program, after a few words. */
export function OtherTools({ lead }: { lead: string }) {
  return (
    <>
      {lead}
      {otherTools.map(({ name, href }, index) => (
        <Fragment key={name}>
          {index === 0 ? ' ' : ' · '}
          <Link href={href}>{name}</Link>
        </Fragment>
      ))}
    </>
  );
}

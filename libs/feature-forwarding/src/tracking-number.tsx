import { Fragment } from 'react';

const GROUP = /.{1,4}/g;

/** A long number that may go on in the next line after every fourth sign; copied, it is in one piece. */
export const TrackingNumber = ({ number }: { number: string }) => (
  <span>
    {(number.match(GROUP) ?? []).map((group, at) => (
      <Fragment key={at}>
        {at > 0 && <wbr />}
        {group}
      </Fragment>
    ))}
  </span>
);

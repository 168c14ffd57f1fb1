import { createHash } from 'node:crypto';
import type { StaffActState } from '@shop/database';

/** The row before the first one. */
export const FIRST_PREVIOUS = '0'.repeat(64);

export type HashedAct = {
  readonly position: number;
  readonly at: Date;
  readonly who: string;
  readonly act: string;
  readonly subject_kind: string;
  readonly subject_id: string;
  readonly before: StaffActState | null;
  readonly after: StaffActState | null;
  readonly reason: string;
  readonly previous_hash: string;
};

/** The database keeps no order of keys. */
const sorted = (state: StaffActState | null) =>
  state && Object.entries(state).sort(([one], [other]) => (one < other ? -1 : 1));

/** The hash of a row, with that of the row before in it: hexadecimal SHA-256. */
export const hashOfAct = (act: HashedAct): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        act.position,
        act.at.toISOString(),
        act.who,
        act.act,
        act.subject_kind,
        act.subject_id,
        sorted(act.before),
        sorted(act.after),
        act.reason,
        act.previous_hash,
      ]),
    )
    .digest('hex');

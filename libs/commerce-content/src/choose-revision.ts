import type { Selectable } from 'kysely';
import type { Schema } from '@shop/database';

export type Revision = Selectable<Schema['content_revision']>;

/** `2026-03-01`: names a version of a legal text. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/**
 * The versions that readers can see, newest first: of each moment from which a text is valid, the text that was saved
 * last. Earlier ones of the same moment were corrections.
 */
export const versionsAt = (revisions: readonly Revision[], now: Date): readonly Revision[] => {
  const latest = new Map<number, Revision>();
  for (const revision of revisions) {
    const moment = revision.valid_from.getTime();
    if (moment > now.getTime()) continue;
    const known = latest.get(moment);
    if (!known || known.number < revision.number) latest.set(moment, revision);
  }
  return [...latest.values()].sort((a, b) => b.valid_from.getTime() - a.valid_from.getTime());
};

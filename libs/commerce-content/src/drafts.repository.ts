import type { ContentDraftRecord } from '@shop/contracts/content';
import { shopNow, toJson, type Database, type Schema, type Transaction } from '@shop/database';
import type { Selectable } from 'kysely';
import type { Page } from './content.repository.ts';

export type Draft = Selectable<Schema['content_draft']>;
type Of = Pick<Page, 'kind' | 'slug'>;

export const findDraft = (db: Database, { kind, slug }: Of): Promise<Draft | undefined> =>
  db
    .selectFrom('content_draft')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();

/** Two people who save the same draft are served one after the other. */
export const lockDraft = (tx: Transaction, { kind, slug }: Of): Promise<Draft | undefined> =>
  tx
    .selectFrom('content_draft')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();

type Saved = { readonly record: ContentDraftRecord; readonly basedOn: number; readonly staff: string };

/** The next version of a draft; of a new one the first. */
export const storeDraft = async (
  tx: Transaction,
  before: Draft | undefined,
  { record, basedOn, staff }: Saved,
): Promise<Draft | undefined> => {
  const data = { record: toJson(record), saved_by: staff, saved_at: shopNow };
  if (before)
    return tx
      .updateTable('content_draft')
      .set({ ...data, version: before.version + 1, based_on: basedOn })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirst();
  const { kind, slug } = record;
  return (
    tx
      .insertInto('content_draft')
      .values({ ...data, kind, slug, version: 1, based_on: basedOn })
      // Another person has begun one at the same moment.
      .onConflict((conflict) => conflict.columns(['kind', 'slug']).doNothing())
      .returningAll()
      .executeTakeFirst()
  );
};

export const deleteDraft = async (tx: Transaction, { id }: Draft): Promise<void> => {
  await tx.deleteFrom('content_draft').where('id', '=', id).execute();
};

/** The number of the newest text of a page; 0 without one. */
export const latestOf = async (db: Database, page: Pick<Page, 'id'> | undefined): Promise<number> => {
  if (!page) return 0;
  const row = await db
    .selectFrom('content_revision')
    .select((eb) => eb.fn.max('number').as('latest'))
    .where('page_id', '=', page.id)
    .executeTakeFirst();
  return row?.latest ?? 0;
};

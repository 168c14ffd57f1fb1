import type { ContentRecord } from '@shop/contracts/content';
import { shopNow, toJson, type Database, type Schema, type Transaction } from '@shop/database';
import type { Insertable } from 'kysely';
import type { Page } from './content.repository.ts';

/** Two staff who save the same page are served one after the other. */
export const lockPage = (tx: Transaction, kind: Page['kind'], slug: string): Promise<Page | undefined> =>
  tx
    .selectFrom('content_page')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();

const moment = (given: string | undefined): Date | null => (given === undefined ? null : new Date(given));

/** What is left out is empty. */
const dataOf = ({ footer, ...record }: ContentRecord) => ({
  ...{ brands: record.brands ?? null, feature: record.feature ?? null, topic: record.topic ?? null },
  ...{ author: record.author ?? null, category: record.category ?? null },
  labels: record.labels ? toJson(record.labels) : null,
  ...{ menu: footer?.menu ?? null, menu_position: footer?.position ?? 0 },
  position: record.position ?? 0,
});

/** The data of a page; the moment of its publication stays unless another is given. */
export const upsertPage = (tx: Transaction, record: ContentRecord): Promise<Page> => {
  const data = {
    ...dataOf(record),
    expire_at: moment(record.expire_at),
    updated_at: shopNow,
    ...(record.publish_at !== undefined && { publish_at: new Date(record.publish_at) }),
  };
  return tx
    .insertInto('content_page')
    .values({ kind: record.kind, slug: record.slug, ...data })
    .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet(data))
    .returningAll()
    .executeTakeFirstOrThrow();
};

export const insertRevision = async (
  tx: Transaction,
  pageId: number,
  revision: Omit<Insertable<Schema['content_revision']>, 'page_id' | 'number' | 'valid_from'> & {
    readonly valid_from: Date | typeof shopNow;
  },
): Promise<number> => {
  const { number } = await tx
    .insertInto('content_revision')
    .values((eb) => ({
      ...revision,
      page_id: pageId,
      number: eb
        .selectFrom('content_revision')
        .select((row) => row(row.fn.coalesce(row.fn.max('number'), row.lit(0)), '+', 1).as('next'))
        .where('page_id', '=', pageId),
    }))
    .returning('number')
    .executeTakeFirstOrThrow();
  return number;
};

/** Pages for the desk, shown or not. */
export const findAllPages = (db: Database) =>
  db
    .selectFrom('content_page')
    .innerJoin('content_revision', 'content_revision.page_id', 'content_page.id')
    .selectAll('content_page')
    .select((eb) => [
      eb.fn.countAll<string>().as('revisions'),
      eb.fn.max('content_revision.saved_at').as('saved_at'),
    ])
    .groupBy('content_page.id')
    .orderBy('content_page.kind')
    .orderBy('content_page.slug')
    .execute();

export const findAnyPage = (db: Database, kind: Page['kind'], slug: string): Promise<Page | undefined> =>
  db
    .selectFrom('content_page')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();

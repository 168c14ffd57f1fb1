import { CONTENT_SCHEMA, ContentRecord } from '@shop/contracts/content';
import { toJson, type Database } from '@shop/database';
import * as z from 'zod/mini';
import { contentRecords } from './content-records.ts';
import { TOPICS } from './topics.ts';

const moment = (given: string | undefined): Date | null => (given === undefined ? null : new Date(given));

const dataOf = ({ kind, slug, footer, ...record }: ContentRecord) => ({
  ...{ kind, slug, brands: record.brands ?? null, feature: record.feature ?? null },
  ...{ topic: record.topic ?? null, author: record.author ?? null, category: record.category ?? null },
  labels: record.labels ? toJson(record.labels) : null,
  ...{ menu: footer?.menu ?? null, menu_position: footer?.position ?? 0 },
  position: record.position ?? 0,
});

/** The later records of an address are its later texts. */
const insertRecords = async (db: Database, records: readonly ContentRecord[]): Promise<void> => {
  const byAddress = Map.groupBy(records, ({ kind, slug }) => `${kind}/${slug}`);
  for (const texts of byAddress.values()) {
    const record = z.parse(ContentRecord, texts[0]);
    const { id } = await db
      .insertInto('content_page')
      .values({
        ...dataOf(record),
        publish_at: moment(record.publish_at) ?? new Date(0),
        expire_at: moment(record.expire_at),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await insertRevisions(db, id, texts);
  }
};

const insertRevisions = async (
  db: Database,
  pageId: number,
  records: readonly ContentRecord[],
): Promise<void> => {
  await db
    .insertInto('content_revision')
    .values(
      records.map((given, at) => {
        const { valid_from, changes, texts } = z.parse(ContentRecord, given);
        return {
          ...{ page_id: pageId, number: at + 1, schema_version: CONTENT_SCHEMA, saved_by: 'demo' },
          valid_from: new Date(valid_from ?? 0),
          changes: changes ? toJson(changes) : null,
          texts: toJson(texts),
        };
      }),
    )
    .execute();
};

/** The content of the demo, checked like that of staff. */
export async function seedContent(db: Database): Promise<string> {
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('content_topic')
      .values(TOPICS.map(({ names, ...topic }) => ({ ...topic, names: toJson(names) })))
      .execute();
    await insertRecords(tx, contentRecords());
  });
  return `${new Set(contentRecords().map(({ slug }) => slug)).size} pages of content`;
}

import { sql, type Database, type StaffActState } from '@shop/database';

const readPage = (db: Database, kind: string, slug: string) =>
  db
    .selectFrom('content_page')
    .select(['id', 'publish_at', 'expire_at'])
    .where(sql`kind`, '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();

const readDraft = (db: Database, kind: string, slug: string) =>
  db
    .selectFrom('content_draft')
    .select('version')
    .where(sql`kind`, '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();

const readNewest = async (db: Database, pageId: number): Promise<number> => {
  const text = await db
    .selectFrom('content_revision')
    .select((eb) => eb.fn.max('number').as('newest'))
    .where('page_id', '=', pageId)
    .executeTakeFirst();
  return text?.newest ?? 0;
};

/** `topic/post/guides`: its names by language, and its position. */
const readTopic = async (
  db: Database,
  [kind = '', ...parts]: readonly string[],
): Promise<StaffActState | null> => {
  const topic = await db
    .selectFrom('content_topic')
    .select(['names', 'position'])
    .where(sql`kind`, '=', kind)
    .where('key', '=', parts.join('/'))
    .executeTakeFirst();
  if (!topic) return null;
  const { en, lt = null, lv = null, ee = null } = topic.names;
  return { en, lt, lv, ee, position: topic.position };
};

/** `page/delivery`: its newest text, its dates, and the version of its draft. */
export const readContent = async (db: Database, address: string): Promise<StaffActState | null> => {
  const [kind = '', ...parts] = address.split('/');
  if (kind === 'topic') return readTopic(db, parts);
  const slug = parts.join('/');
  const page = await readPage(db, kind, slug);
  const draft = await readDraft(db, kind, slug);
  if (!page && !draft) return null;
  const dates = page && {
    shown_from: page.publish_at.toISOString(),
    shown_until: page.expire_at?.toISOString() ?? null,
  };
  return {
    text: page ? await readNewest(db, page.id) : null,
    draft: draft?.version ?? null,
    ...(dates ?? { shown_from: null, shown_until: null }),
  };
};

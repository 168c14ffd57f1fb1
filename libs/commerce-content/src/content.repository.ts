import { sql, shopNow, type Database, type Schema } from '@shop/database';
import type { ContentKind } from '@shop/contracts/content';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import type { Expression, ExpressionBuilder, Selectable, SqlBool } from 'kysely';
import type { Revision } from './choose-revision.ts';

export type Page = Selectable<Schema['content_page']>;
/** A brand as readers see it. */
export type Reading = Pick<ShopBrand, 'key' | 'features'>;

/** Of this brand, and published. */
const isShown =
  ({ key, features }: Reading) =>
  (eb: ExpressionBuilder<Schema, 'content_page'>): Expression<SqlBool> =>
    eb.and([
      eb.or([
        eb('content_page.brands', 'is', null),
        sql<boolean>`${key} = any (${eb.ref('content_page.brands')})`,
      ]),
      eb.or([eb('content_page.feature', 'is', null), eb('content_page.feature', 'in', ['', ...features])]),
      eb('content_page.publish_at', '<=', shopNow),
      eb.or([eb('content_page.expire_at', 'is', null), eb('content_page.expire_at', '>', shopNow)]),
    ]);

/** Shown pages, each with its valid text. */
const shownPages = (db: Database, brand: Reading) =>
  db
    .selectFrom('content_page')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('content_revision')
          .select(['texts', 'valid_from', 'saved_at'])
          .whereRef('content_revision.page_id', '=', 'content_page.id')
          .where('valid_from', '<=', shopNow)
          .orderBy('valid_from', 'desc')
          .orderBy('number', 'desc')
          .limit(1)
          .as('valid'),
      (join) => join.onTrue(),
    )
    .selectAll('content_page')
    .select(['valid.texts', 'valid.valid_from', 'valid.saved_at'])
    .where(isShown(brand));

export type ShownPage = Awaited<ReturnType<typeof findShown>>[number];

export const findPage = (
  db: Database,
  brand: Reading,
  kind: ContentKind,
  slug: string,
): Promise<Page | undefined> =>
  db
    .selectFrom('content_page')
    .selectAll()
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .where(isShown(brand))
    .executeTakeFirst();

export const findRevisions = (db: Database, pageId: number): Promise<Revision[]> =>
  db
    .selectFrom('content_revision')
    .selectAll()
    .where('page_id', '=', pageId)
    .orderBy('number', 'desc')
    .execute();

/** All shown pages of a kind, in their order. */
export const findShown = (db: Database, brand: Reading, kind: ContentKind) =>
  shownPages(db, brand)
    .where('content_page.kind', '=', kind)
    .orderBy('content_page.position')
    .orderBy('content_page.id')
    .execute();

/** Every shown page with an address of its own, for search engines. */
export const findAllShown = (db: Database, brand: Reading) =>
  shownPages(db, brand)
    .where('content_page.kind', '!=', 'home')
    .orderBy('content_page.kind')
    .orderBy('content_page.slug')
    .execute();

export const findFooterPages = (db: Database, brand: Reading) =>
  shownPages(db, brand)
    .where('content_page.menu', 'is not', null)
    .orderBy('content_page.menu_position')
    .execute();

type Window = { readonly topic: string | null; readonly limit: number; readonly offset: number };

/** Posts, newest first. */
export const findPosts = (db: Database, brand: Reading, { topic, limit, offset }: Window) =>
  shownPages(db, brand)
    .where('content_page.kind', '=', 'post')
    .$if(topic !== null, (posts) => posts.where('content_page.topic', '=', topic))
    .orderBy('content_page.publish_at', 'desc')
    .orderBy('content_page.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();

/** Numbers of posts by topic; null counts those without one. */
export const countPosts = async (db: Database, brand: Reading): Promise<Map<string | null, number>> => {
  const rows = await db
    .selectFrom('content_page')
    .select(['topic', (eb) => eb.fn.countAll<string>().as('posts')])
    .where('kind', '=', 'post')
    .where(isShown(brand))
    .groupBy('topic')
    .execute();
  return new Map(rows.map(({ topic, posts }) => [topic, Number(posts)]));
};

export const findTopics = (db: Database, kind: 'faq' | 'post') =>
  db
    .selectFrom('content_topic')
    .selectAll()
    .where('kind', '=', kind)
    .orderBy('position')
    .orderBy('key')
    .execute();

/** The columns of the footer. */
export const findMenus = (db: Database) =>
  db.selectFrom('content_menu').selectAll().orderBy('position').execute();

/** Links of the footer to pages that are no texts. */
export const findLinks = (db: Database, { features }: Reading) =>
  db
    .selectFrom('content_link')
    .selectAll()
    .where((eb) => eb.or([eb('feature', 'is', null), eb('feature', 'in', ['', ...features])]))
    .orderBy('position')
    .execute();

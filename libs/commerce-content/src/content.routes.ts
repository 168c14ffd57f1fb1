import { contentContract, type ContentKind } from '@shop/contracts/content';
import type { Database } from '@shop/database';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { isLocale, localeOf } from '@shop/commerce-kit/shop-brand';
import { dayOf, versionsAt } from './choose-revision.ts';
import type { ContentDeps } from './content.ports.ts';
import { findAllShown, findPage, findPosts, findRevisions, findTopics } from './content.repository.ts';
import { atomFeed } from './atom-feed.ts';
import { contentSitemap } from './content-sitemap.ts';
import { draftToWire, pageToWire, type Reader } from './page-answer.ts';
import { findPreviewed } from './previews.ts';
import { readFaq, readPosts } from './read-lists.ts';

const POSTS_IN_FEED = 20;
/** Equal for all visitors. */
const SHARED = { readsVisitor: false } as const;

const topicsOf = (db: Database, kind: ContentKind) =>
  kind === 'faq' || kind === 'post' ? findTopics(db, kind) : Promise.resolve([]);

/** Content for readers. */
export const contentRoutes =
  ({ db }: Pick<ContentDeps, 'db'>): Module =>
  async (app) => {
    app.call(
      contentContract.page,
      async ({ body: { kind, slug, version, language_id }, brand, now, ...asked }) => {
        const reader: Reader = { brand, locale: localeOf(language_id) ?? asked.locale };
        const page = await findPage(db, brand, kind, slug);
        // A home page has its own call.
        if (!page || page.kind === 'home') throw notFound();
        const versions = versionsAt(await findRevisions(db, page.id), now);
        const revision =
          version === undefined || page.kind !== 'legal'
            ? versions[0]
            : versions.find(({ valid_from }) => dayOf(valid_from) === version);
        if (!revision) throw notFound();
        const topics = await topicsOf(db, page.kind);
        return { page: pageToWire({ page, revision, versions, topics }, reader) };
      },
      SHARED,
    );

    app.call(
      contentContract.preview,
      async ({ body: { token, language_id }, brand, now, ...asked }) => {
        const draft = await findPreviewed(db, token, brand.key);
        if (!draft || draft.kind === 'home') throw notFound();
        const topics = await topicsOf(db, draft.kind);
        return {
          page: draftToWire(draft, { brand, locale: localeOf(language_id) ?? asked.locale, topics, now }),
        };
      },
      SHARED,
    );

    app.call(
      contentContract.faq,
      ({ body: { language_id, s = '' }, brand, locale }) =>
        readFaq(db, { brand, locale: localeOf(language_id) ?? locale }, s),
      SHARED,
    );

    app.call(
      contentContract.posts,
      ({ body: { language_id, ...window }, brand, locale }) =>
        readPosts(db, { brand, locale: localeOf(language_id) ?? locale }, window),
      SHARED,
    );

    app.call(
      contentContract.feed,
      async ({ params, brand, reply }) => {
        const { locale } = params;
        if (!isLocale(locale) || !brand.features.includes('blog')) throw notFound();
        const posts = await findPosts(db, brand, { topic: null, limit: POSTS_IN_FEED, offset: 0 });
        return reply.type('application/atom+xml; charset=utf-8').send(atomFeed(posts, { brand, locale }));
      },
      SHARED,
    );

    app.call(
      contentContract.sitemap,
      async ({ brand, reply }) =>
        reply
          .type('application/xml; charset=utf-8')
          .send(contentSitemap(await findAllShown(db, brand), brand)),
      SHARED,
    );
  };

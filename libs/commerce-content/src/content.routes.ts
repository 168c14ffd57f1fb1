import { contentContract } from '@shop/contracts/content';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { isLocale, localeOf } from '@shop/commerce-kit/shop-brand';
import { dayOf, versionsAt } from './choose-revision.ts';
import type { ContentDeps } from './content.ports.ts';
import { findAllShown, findPage, findPosts, findRevisions, findTopics } from './content.repository.ts';
import { atomFeed } from './atom-feed.ts';
import { contentSitemap } from './content-sitemap.ts';
import { pageToWire, type Reader } from './page-answer.ts';
import { readFaq, readPosts } from './read-lists.ts';

const POSTS_IN_FEED = 20;
/** Equal for all visitors. */
const SHARED = { readsVisitor: false } as const;

/** Content for readers. */
export const contentRoutes =
  ({ db }: Pick<ContentDeps, 'db'>): Module =>
  async (app) => {
    app.call(
      contentContract.page,
      async ({ body: { kind, slug, version, language_id }, brand, now, ...asked }) => {
        const reader: Reader = { brand, locale: localeOf(language_id) ?? asked.locale };
        const page = await findPage(db, brand, kind, slug);
        if (!page) throw notFound();
        const versions = versionsAt(await findRevisions(db, page.id), now);
        const revision =
          version === undefined || page.kind !== 'legal'
            ? versions[0]
            : versions.find(({ valid_from }) => dayOf(valid_from) === version);
        if (!revision) throw notFound();
        const topics = page.kind === 'faq' || page.kind === 'post' ? await findTopics(db, page.kind) : [];
        return { page: pageToWire({ page, revision, versions, topics }, reader) };
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

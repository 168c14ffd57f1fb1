import { homeContract } from '@shop/contracts/content';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { localeOf } from '@shop/commerce-kit/shop-brand';
import { versionsAt } from './choose-revision.ts';
import type { ContentDeps } from './content.ports.ts';
import { findPage, findRevisions } from './content.repository.ts';
import { builtHome, storedHome } from './home-answer.ts';
import { findPreviewed } from './previews.ts';

/** Equal for all visitors. */
const SHARED = { readsVisitor: false } as const;

/** The home page: that of the staff while one is published, else that of the brand's build. */
export const homeRoutes =
  ({ db }: Pick<ContentDeps, 'db'>): Module =>
  async (app) => {
    app.call(
      homeContract.home,
      async ({ body: { language_id }, brand, now, ...asked }) => {
        const page = await findPage(db, brand, 'home', brand.key);
        const [revision] = page ? versionsAt(await findRevisions(db, page.id), now) : [];
        if (!revision) return { home: builtHome(brand) };
        return { home: storedHome(revision.texts, { brand, locale: localeOf(language_id) ?? asked.locale }) };
      },
      SHARED,
    );

    app.call(
      homeContract.preview,
      async ({ body: { token, language_id }, brand, ...asked }) => {
        const draft = await findPreviewed(db, token, brand.key);
        if (draft?.kind !== 'home') throw notFound();
        const locale = localeOf(language_id) ?? asked.locale;
        return { home: storedHome(draft.record.texts, { brand, locale }) };
      },
      SHARED,
    );
  };

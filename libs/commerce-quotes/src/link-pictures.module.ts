import { quotesContract } from '@shop/contracts/quotes';
import type { StoredFiles } from '@shop/commerce-files';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import { fetchLinkPictures, forgetLinkPictures, type FetchPicturesDeps } from './fetch-link-pictures.ts';
import { findPictureByKey } from './link-pictures.repository.ts';
import { mustHaveQuotes } from './own-quote.ts';

type LinkPicturesDeps = FetchPicturesDeps & { readonly files: StoredFiles };

type CreatedLinkPictures = {
  readonly routes: Module;
  readonly fetch: () => Promise<number>;
  readonly forget: () => Promise<number>;
};

const READING_PICTURES = { rateLimit: { max: 240, window: 60_000 }, readsVisitor: false } as const;

/** A picture that the shop has encoded itself, at an address that only pages of its request name. */
const HEADERS = {
  'content-disposition': 'inline',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cache-control': 'private, max-age=3600',
};

/** Pictures of items, as the pages of their links show them: fetched by the shop, so that no browser visits the store. */
export const createLinkPictures = (deps: LinkPicturesDeps): CreatedLinkPictures => ({
  fetch: () => fetchLinkPictures(deps),
  forget: () => forgetLinkPictures(deps),
  routes: async (app) => {
    app.call(
      quotesContract.picture,
      async ({ params, brand, reply }) => {
        mustHaveQuotes(brand);
        const picture = await findPictureByKey(deps.db, brand.key, params['key'] ?? '');
        if (!picture) throw notFound();
        return reply
          .headers(HEADERS)
          .type('image/jpeg')
          .send(await deps.files.read(picture.stored_as));
      },
      READING_PICTURES,
    );
  },
});

import { createHash } from 'node:crypto';
import { configurationContract } from '@shop/contracts';
import type { Module } from '@shop/commerce-kit/module';
import type { ConfigurationRepository } from './configuration.repository.ts';
import type { RememberedConfig } from './remembered-config.ts';
import { readStoreConfig, toLanguages } from './store-config.ts';

type Deps = { rows: ConfigurationRepository; remembered: RememberedConfig };

/** What pages need before they know anything else: languages, the site, texts that staff changed. */
export const configurationRoutes =
  ({ rows, remembered }: Deps): Module =>
  async (app) => {
    const shared = { readsVisitor: false };

    app.call(
      configurationContract.languages,
      async ({ brand }) => toLanguages(await rows.siteLanguages(brand.key)),
      shared,
    );

    app.call(
      configurationContract.storeConfig,
      ({ body: { langIso }, brand, now }) => {
        const known = brand.locales.some((locale) => locale === langIso) ? langIso : brand.defaultLocale;
        return remembered(`${brand.key} ${known}`, () => readStoreConfig(rows, brand.key, known, now));
      },
      shared,
    );

    app.call(
      configurationContract.translations,
      async ({ request, reply }) => {
        const version = await rows.translationsVersion();
        const etag = `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
        reply.header('etag', etag).header('cache-control', 'no-cache');
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        const texts = await rows.translations();
        return Object.fromEntries(texts.map(({ code, key, text }) => [`${code}.translation.${key}`, text]));
      },
      shared,
    );

    // Keeps nothing: the language stands in the address, and only what a visitor does makes a session.
    app.call(configurationContract.changeLocale, async () => ({}), shared);
  };

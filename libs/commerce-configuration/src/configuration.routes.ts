import { createHash } from 'node:crypto';
import { configurationContract } from '@shop/contracts/configuration';
import type { Module } from '@shop/commerce-kit/module';
import type { ConfigurationRepository } from './configuration.repository.ts';
import type { ContentOfSite } from './content-of-site.ts';
import type { RememberedConfig } from './remembered-config.ts';
import { readStoreConfig, toLanguages } from './store-config.ts';

type ConfigurationRoutesDeps = {
  rows: ConfigurationRepository;
  remembered: RememberedConfig;
  contentOf: ContentOfSite;
};

/** The data that pages need first: languages, the site, texts changed by staff. */
export const configurationRoutes =
  ({ rows, remembered, contentOf }: ConfigurationRoutesDeps): Module =>
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
        const known = brand.locales.find((locale) => locale === langIso) ?? brand.defaultLocale;
        return remembered(`${brand.key} ${known}`, async () => {
          const [config, content] = await Promise.all([
            readStoreConfig(rows, brand.key, known, now),
            contentOf(brand, known),
          ]);
          return { ...config, ...content };
        });
      },
      shared,
    );

    app.call(
      configurationContract.translations,
      async ({ request, reply, brand }) => {
        const version = `${brand.key} ${await rows.translationsVersion(brand.key)}`;
        const etag = `"${createHash('sha256').update(version).digest('base64url').slice(0, 22)}"`;
        reply.header('etag', etag).header('cache-control', 'no-cache');
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        const texts = await rows.translations(brand.key);
        return Object.fromEntries(texts.map(({ code, key, text }) => [`${code}.translation.${key}`, text]));
      },
      shared,
    );

    // Stores nothing: the language is in the address, and this call must not create a session.
    app.call(configurationContract.changeLocale, async () => ({}), shared);
  };

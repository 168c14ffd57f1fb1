import type { Database } from '@shop/database';
import { findLanguage, LANGUAGES } from '@shop/domain/languages';
import type { Module } from '@shop/commerce-kit/module';
import { notFound } from '@shop/commerce-kit/problem';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { toMailBrand } from './mail-brand.ts';
import { withGoodsOf } from './example-goods.ts';
import { EVERY_MAIL } from './mail-examples.ts';
import { sendPage } from './mailbox.routes.ts';
import { previewList, previewPage } from './preview.html.ts';

type Place = { example: string; brand: string; language: string };

/** Every kind of mail with example data, by brand and language, for developers. */
export const previewRoutes =
  ({ db, brands }: { db: Database; brands: Brands }): Module =>
  async (app) => {
    app.get<{ Querystring: { brand?: string; language?: string } }>(
      '/dev/mails',
      { schema: { hide: true } },
      async ({ query }, reply) => {
        const brand = brands.find(query.brand ?? '') ?? brands.fallback();
        const language = (findLanguage(query.language) ?? LANGUAGES[0]).code;
        return sendPage(reply, previewList({ brands: brands.all(), preview: { at: 0, brand, language } }));
      },
    );

    app.get<{ Params: Place }>(
      '/dev/mails/:example/:brand/:language',
      { schema: { hide: true } },
      async ({ params }, reply) => {
        const at = /^\d{1,3}$/.test(params.example) ? Number(params.example) : -1;
        const [content, brand] = [EVERY_MAIL[at], brands.find(params.brand)];
        const language = findLanguage(params.language)?.code;
        if (!content || !brand || !language) throw notFound();
        const { renderMail } = await import('./render-mail.tsx');
        const shown = await withGoodsOf(db, content, brand);
        const mail = await renderMail({ brand: toMailBrand(brand), language, content: shown });
        return sendPage(reply, previewPage({ brands: brands.all(), preview: { at, brand, language } }, mail));
      },
    );
  };

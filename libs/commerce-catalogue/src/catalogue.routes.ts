import { catalogueContract, productContract, type Product } from '@shop/contracts/catalogue';
import type { ExpressWays } from '@shop/contracts/contract';
import type { Database } from '@shop/database';
import { findSort, SORTS } from '@shop/domain/sort';
import type { Module } from '@shop/commerce-kit/module';
import { goneProduct, unknownProduct } from './catalogue.problems.ts';
import { toCard } from './card.ts';
import type { Catalogue } from './catalogue.service.ts';
import type { createDefaultSorts } from './default-sorts.repository.ts';
import { treeOf } from './dictionary.ts';
import { findShown } from './picked-variants.repository.ts';
import { WHOLE_CATALOGUE } from './listing-scope.ts';
import { NO_PICKS } from './picks.ts';
import { toProduct } from './product-answer.ts';
import { findPriorAmounts, findProduct } from './product.repository.ts';
import type { Prices } from '@shop/commerce-prices';
import { requestLanguage } from './request-language.ts';
import { NO_CHOICES } from './variant-choices.repository.ts';

/** The ways to pay that a brand offers now by their own names. */
export type ExpressOf = (brand: string) => Promise<ExpressWays>;

type CatalogueRoutesDeps = {
  expressOf: ExpressOf;
  db: Database;
  catalogue: Catalogue;
  defaultSorts: ReturnType<typeof createDefaultSorts>;
  tillOf: Prices['tillOf'];
  /** Called before any cached data is used. */
  beforeReading: () => void;
};

/** The answers do not depend on the visitor. */
const SAME_FOR_ALL = { readsVisitor: false };

const SIMILAR_PRODUCTS = 10;

const isSoldOut = ({ variants }: Product) => variants.every(({ max_quantity }) => max_quantity === 0);

export const catalogueRoutes =
  ({ db, catalogue, defaultSorts, tillOf, beforeReading, expressOf }: CatalogueRoutesDeps): Module =>
  async (app) => {
    app.call(
      catalogueContract.flags,
      async ({ body, languageId }) => {
        beforeReading();
        return catalogue.flags(requestLanguage(body.locale) ?? languageId);
      },
      SAME_FOR_ALL,
    );

    app.call(
      catalogueContract.categories,
      async ({ body, languageId }) => {
        beforeReading();
        const tree = treeOf(await catalogue.dictionary(), body.queryKey);
        return catalogue.categories(tree, requestLanguage(body.locale) ?? languageId);
      },
      SAME_FOR_ALL,
    );

    app.call(
      catalogueContract.brands,
      async ({ body, languageId }) => {
        beforeReading();
        return catalogue.brands(requestLanguage(body.locale) ?? languageId, body.az ?? '');
      },
      SAME_FOR_ALL,
    );

    app.call(
      catalogueContract.listing,
      async ({ body, brand, currency, ...request }) => {
        beforeReading();
        const languageId = requestLanguage(body.locale) ?? request.languageId;
        const till = await tillOf(brand, currency.code, body);
        // Search results are sorted by relevance, whatever default sort a language has.
        const sort =
          findSort(body.sort) ??
          (body.params['s'] ? SORTS.relevance : await defaultSorts.of(brand.key, languageId));
        return catalogue.list({ request: body, sort, languageId, till });
      },
      SAME_FOR_ALL,
    );

    app.call(
      productContract.product,
      async ({ body, brand, currency, now, ...request }) => {
        beforeReading();
        const languageId = requestLanguage(body.locale) ?? request.languageId;
        const till = await tillOf(brand, currency.code, body);
        const row = await findProduct(db, body.slug, {
          ...{ brand: brand.key, languageId, now, countryId: till.countryId },
        });
        if (!row) throw unknownProduct();
        if (row.status === 'withdrawn') throw goneProduct();
        const dictionary = await catalogue.dictionary();
        const reading = { dictionary, languageId, till };
        const priors = await findPriorAmounts(db, row.id, till);
        const similar = await findShown(db, dictionary, {
          scope: { ...WHOLE_CATALOGUE, categoryId: row.main_category_id },
          ...{ picks: NO_PICKS, choiceIds: NO_CHOICES, sort: SORTS.relevance },
          ...{ till, cards: catalogue.cards, languageId, limit: SIMILAR_PRODUCTS, offset: 0 },
          without: [row.id],
        });
        const product = toProduct(row, treeOf(dictionary, body.queryKey), { ...reading, priors });
        const express = isSoldOut(product) ? [] : await expressOf(brand.key);
        return {
          product,
          currency: till.currency,
          ...{ country_id: till.countryId, method: till.method },
          similar: similar.map((other) => toCard(other, reading)),
          ...(express.length > 0 && { express }),
        };
      },
      SAME_FOR_ALL,
    );
  };

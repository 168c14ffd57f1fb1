import { catalogueCalls, type AnswerOf } from '@shop/contracts/calls';
import { homeCalls } from '@shop/contracts/home-calls';
import { PLAIN_HOME } from '@shop/domain/home';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from './api-client.ts';
import { isApiProblem } from './api-problem.ts';
import type { ProductAsk } from './catalogue.queries.ts';
import { STALE } from './stale.ts';

export type Home = AnswerOf<typeof homeCalls.home>['home'];
/** A block of texts, which staff wrote. */
export type HomeText = Exclude<Home['blocks'][number], { type: (typeof PLAIN_HOME)[number]['type'] }>;

type Product = AnswerOf<typeof catalogueCalls.product>['product'];
type Variant = Product['variants'][number];

export type WorkedPrice = Pick<Variant, 'delivered'> & {
  /** The source of the version's first picture; null without one of its own. */
  readonly picture: string | null;
};

/** A product of a home's own section, by the price of its cheapest version that is left. */
export type ChosenProduct = WorkedPrice & Pick<Product, 'id' | 'name'>;

const NOT_FOUND = 404;

const shownVariant = ({ variants }: Product, variantId: number | null): Variant | undefined =>
  variants.find(({ id }) => id === variantId) ??
  variants.filter(({ max_quantity }) => max_quantity > 0).toSorted((a, b) => a.price - b.price)[0];

const keys = { all: ['home'] as const };

/** The sections of the home page. Apart from other content: a landing page loads it. */
export const homeQueries = (api: ApiClient) => ({
  /** A failure is answered with a plain home. */
  home: (languageId: number) =>
    queryOptions({
      queryKey: [...keys.all, languageId] as const,
      queryFn: ({ signal }): Promise<Home> =>
        api.send(homeCalls.home, { language_id: languageId }, { signal, retries: 2 }).then(
          ({ home }) => home,
          () => ({ heading: null, description: null, blocks: [...PLAIN_HOME] }),
        ),
      staleTime: STALE.catalogue,
    }),

  /**
   * The delivered prices of the version that a card adds, else of the cheapest that is left; null where none is. The rest
   * of the product would be most of the page's state.
   */
  workedPrice: (ask: ProductAsk, variantId: number | null) =>
    queryOptions({
      queryKey: [...keys.all, 'price', ask, variantId] as const,
      queryFn: async ({ signal }): Promise<WorkedPrice | null> => {
        const { currencyId: _, ...body } = ask;
        const { product } = await api.send(catalogueCalls.product, body, { signal, retries: 1 });
        const variant = shownVariant(product, variantId);
        return variant ? { picture: variant.images[0]?.source ?? null, delivered: variant.delivered } : null;
      },
      staleTime: STALE.catalogue,
    }),

  /** Null for a product that is sold out, or that this shop does not have. */
  chosenProduct: (ask: ProductAsk) =>
    queryOptions({
      queryKey: [...keys.all, 'product', ask] as const,
      queryFn: async ({ signal }): Promise<ChosenProduct | null> => {
        const { currencyId: _, ...body } = ask;
        const product = await api.send(catalogueCalls.product, body, { signal, retries: 1 }).then(
          (answer) => answer.product,
          (problem: unknown) => {
            if (isApiProblem(problem) && problem.status === NOT_FOUND) return null;
            throw problem;
          },
        );
        const variant = product && shownVariant(product, null);
        if (!variant) return null;
        const { id, name } = product;
        return { id, name, picture: variant.images[0]?.source ?? null, delivered: variant.delivered };
      },
      staleTime: STALE.catalogue,
    }),

  /** A draft, by the link of staff. It is asked for anew each time: its author is working on it. */
  preview: (token: string, languageId: number) =>
    queryOptions({
      queryKey: [...keys.all, 'preview', token, languageId] as const,
      queryFn: async ({ signal }): Promise<Home> =>
        (await api.send(homeCalls.preview, { token, language_id: languageId }, { signal, retries: 2 })).home,
      staleTime: STALE.browsing,
    }),
});

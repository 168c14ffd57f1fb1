import { catalogueCalls } from '@shop/contracts/calls';
import { productContract, type Product, type ProductAnswer } from '@shop/contracts/catalogue';
import { productReviewsContract } from '@shop/contracts/product-reviews';
import {
  atPage,
  isDown,
  refuses,
  says,
  SHOWCASE,
  showcaseItem,
  showcaseProduct,
} from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Product' } satisfies Meta;

export default meta;

const [shown = SHOWCASE[0]!, ...others] = SHOWCASE;
const at = `/p/${shown.slug}`;

const EXPRESS = [
  { id: 'apple-pay', name: 'Apple Pay', method: 1 },
  { id: 'google-pay', name: 'Google Pay', method: 1 },
  { id: 'paypal', name: 'PayPal', method: 2 },
];

const shows = (
  change: (product: Product) => Partial<Product> = () => ({}),
  more: Partial<ProductAnswer> = {},
) =>
  says(productContract.product, ({ locale }) => {
    const product = showcaseProduct(shown, locale);
    return {
      status: true as const,
      product: { ...product, ...change(product) },
      currency: 'EUR',
      similar: others.slice(0, 6).map((one) => showcaseItem(one, locale)),
      ...more,
    };
  });

const reviewed = (title: string) =>
  says(productReviewsContract.shown, {
    ...{ status: true, rating: { count: 8, average: 4.1 }, counts: [1, 0, 1, 1, 5], pages: 2 },
    reviews: [5, 1].map((stars, at) => ({
      ...{ id: at + 1, stars, title, text: 'Tinka puikiai.\nPirkčiau dar kartą.', lang: 'lt-LT' },
      ...{ author: at === 0 ? 'Rasa K.' : '', at: '2026-11-20T10:02:00-05:00', photos: [] },
    })),
  });

export const Reviewed: StoryObj = atPage({
  at,
  answers: [shows(() => ({ rating: { count: 8, average: 4.1 } })), reviewed('Labai gera')],
});

export const Full: StoryObj = atPage({ at, answers: [shows()] });

export const WithExpressWays: StoryObj = atPage({
  at: `${at}?productVariant=${showcaseProduct(shown, 'en').variants[0]?.id}`,
  answers: [shows(undefined, { express: EXPRESS })],
});

export const SoldOut: StoryObj = atPage({
  at,
  answers: [
    shows(({ variants }) => ({ variants: variants.map((variant) => ({ ...variant, max_quantity: 0 })) })),
  ],
});

export const OneOfAKind: StoryObj = atPage({
  at,
  answers: [
    shows(({ variants }) => ({
      options: [],
      specification: [],
      variants: variants.slice(0, 1).map((variant) => ({
        ...variant,
        attributes: {},
        old_price: null,
        discount_percentage: 1,
        lowest_price: null,
      })),
    })),
  ],
});

export const Unknown: StoryObj = atPage({
  at: '/p/no-such-thing',
  answers: [refuses(catalogueCalls.product, { status: 404, message: 'not_found' })],
});

export const Withdrawn: StoryObj = atPage({
  at,
  answers: [refuses(catalogueCalls.product, { status: 410, message: 'gone' })],
});

export const Unavailable: StoryObj = atPage({ at, answers: [isDown(catalogueCalls.product)] });

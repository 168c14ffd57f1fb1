import { cartCalls } from '@shop/contracts/calls';
import { cartContract, type Cart } from '@shop/contracts/cart';
import { emptyCart } from '@shop/data-access';
import {
  atPage,
  isDown,
  localeOf,
  says,
  SHOWCASE_SHIPPING,
  SHOWCASE_SUBTOTAL,
  showcaseLines,
} from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Pages/Cart' } satisfies Meta;

export default meta;

const linesOf = (languageId: number) =>
  showcaseLines(localeOf(languageId)).map((line) => ({ ...line, price_before: null, weight_g: 620 }));

const cartOf = (languageId: number, parts: Partial<Cart> = {}): Cart => ({
  ...emptyCart('EUR'),
  items: linesOf(languageId),
  subtotal: SHOWCASE_SUBTOTAL,
  weight_g: 3100,
  shipping: { ...SHOWCASE_SHIPPING, together_saves: { air: 31.4, sea: 12.1 } },
  ...parts,
});

const holds = (parts: (languageId: number) => Partial<Cart> = () => ({}), at = '/cart') =>
  atPage({
    at,
    hasSession: true,
    answers: [
      says(cartContract.fetch, ({ language_id }) => ({
        status: true as const,
        cart: cartOf(language_id, parts(language_id)),
        adjusted: false,
        repeated: false,
      })),
    ],
  });

export const Full: StoryObj = holds();

export const Empty: StoryObj = atPage({ at: '/cart' });

export const NextDiscountNear: StoryObj = holds(() => ({ next_discount: { missing: 23, percentage: 5 } }));

export const LinesChanged: StoryObj = holds((languageId) => ({
  items: linesOf(languageId).map((line, place) => ({
    ...line,
    ...(place === 0 && { problem: 'price_changed' as const, price_before: 249 }),
    ...(place === 1 && { problem: 'sold_out' as const, max_quantity: 0 }),
    ...(place === 2 && { problem: 'quantity_reduced' as const }),
  })),
}));

export const OneTakenOut: StoryObj = holds((languageId) => ({
  items: linesOf(languageId).slice(1),
  removed: { id: 1, name: linesOf(languageId)[0]?.name ?? '' },
}));

export const CheckoutExpired: StoryObj = holds(undefined, '/cart?checkout=expired');

export const Unavailable: StoryObj = atPage({
  at: '/cart',
  hasSession: true,
  answers: [isDown(cartCalls.fetch)],
});

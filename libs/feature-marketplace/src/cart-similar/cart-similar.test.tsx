import { productContract } from '@shop/contracts/catalogue';
import type { PageHandle } from '@shop/page';
import { createShopServer, unreachable } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { marketplace } from '../index.ts';
import { aProduct, anItem, productAnswer, shopAnswers } from '../testing/catalogue-answers.ts';
import { CartSimilar } from './cart-similar.tsx';

const server = createShopServer();
beforeEach(() => server.use(...shopAnswers()));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const beside = (...slugs: string[]) => ({
  ...marketplace,
  routes: [
    {
      path: '/cart',
      handle: { privacy: 'personal', checks: ['marketplace'] } satisfies PageHandle,
      lazy: {
        Component: async () => () => (
          <main>
            <CartSimilar slugs={slugs} />
          </main>
        ),
      },
    },
  ],
});
const open = (...slugs: string[]) => renderRoute(beside(...slugs), { at: '/cart' });
const names = () => screen.queryAllByRole('article').map((card) => card.textContent);

test('goods similar to the last item are shown next to the cart, without items of the cart', async () => {
  const [first, second] = [anItem(1), anItem(2)];
  server.use(productAnswer(aProduct(), [first, second]));
  await open(first.slug, 'k7');
  expect((await screen.findByRole('list', { name: /You may also like/ })).children).toHaveLength(1);
  expect(names()[0]).toContain(second.name);
});

test('without similar goods, or on an error, the cart is unchanged', async () => {
  server.use(unreachable(productContract.product));
  await open('k7');
  expect(names()).toEqual([]);
  await open();
  expect(names()).toEqual([]);
});

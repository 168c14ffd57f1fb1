import { wishesContract } from '@shop/contracts/wishes';
import { laterPaths } from '@shop/paths/later';
import { answering, createShopServer, refusing } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { marketplace } from '../index.ts';
import { aProduct, aVariant, productAnswer, shopAnswers } from '../testing/catalogue-answers.ts';
// The route loads these modules when first opened; they are imported here, so that no test waits for a compiler.
import '../product-page/product-page.loader.ts';
import '../product-page/product-page.tsx';
import './send-wish.ts';
import { WISH_ADDRESSES } from './wish-addresses.ts';
import './wish-button.tsx';

const server = createShopServer();
beforeEach(() => server.use(...shopAnswers()));
afterEach(() => {
  server.resetHandlers();
  vi.restoreAllMocks();
});
afterAll(() => server.close());

const open = (hasSession: boolean, variants = [aVariant(1)]) => {
  server.use(productAnswer(aProduct({ variants })));
  return renderRoute(marketplace, { at: '/p/k7', hasSession });
};
const button = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Save to wish list' });
const submits = () => vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});

test('the addresses of the button are those of the account', () => {
  expect(WISH_ADDRESSES).toEqual({ list: laterPaths.wishList.to(), save: laterPaths.saveWish.to() });
});

test('a product has a plain form that saves the shown version, also when it is sold out', async () => {
  await open(false, [aVariant(5, { max_quantity: 0 })]);
  const { form } = await button();
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/en/wish-list/save']);
  expect(new FormData(form!).get('variant_id')).toBe('5');
});

test('a client saves it without leaving the page, and gets a link to the list', async () => {
  const saved: number[] = [];
  server.use(
    answering(wishesContract.add, ({ body }) => {
      saved.push(body.variant_id);
      return { status: true as const };
    }),
  );
  const { user, place } = await open(true);
  await user.click(await button());
  const link = await screen.findByRole('link', { name: 'Saved: see your wish list' });
  expect(link.getAttribute('href')).toBe('/en/wish-list');
  expect(saved).toEqual([1]);
  expect(place()).toBe('/p/k7');
});

test('where it cannot be saved here, the form is sent: its page says why', async () => {
  const sent = submits();
  server.use(refusing(wishesContract.add, { status: 401, message: 'unauthorised' }));
  const { user } = await open(true);
  await user.click(await button());
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
});

import { catalogueContract } from '@shop/contracts/catalogue';
import { checkoutContract } from '@shop/contracts/checkout';
import { expect, test, vi } from 'vitest';
import { cannedTransport, isDown, refuses, says } from './canned.ts';
import { SHOWCASE } from './showcase.ts';
import { showcaseListing } from './showcase-items.ts';

const ask = { method: 'POST' as const, url: '/api/checkout/invalidate/AAAA', body: {} };

test('the first matching answer is given, with or without address parameters', async () => {
  const send = cannedTransport([
    refuses(checkoutContract.invalidate, { status: 404 }),
    says(checkoutContract.invalidate, { status: true }),
  ]);
  expect(await send(ask)).toMatchObject({ status: 404 });
});

test('an answer that does not match its contract is not given', async () => {
  const send = cannedTransport([says(catalogueContract.flags, [{ id: 1 }] as never)]);
  const { method, url } = catalogueContract.flags;
  await expect(send({ method, url, body: {} })).rejects.toThrow();
});

test('a call that the story does not expect is reported', async () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => {});
  await cannedTransport([])(ask);
  expect(told).toHaveBeenCalledWith(expect.stringContaining(ask.url));
  told.mockRestore();
});

test('an endpoint that is down does not answer', async () => {
  await expect(cannedTransport([isDown(checkoutContract.invalidate)])(ask)).rejects.toThrow('fetch');
});

test('the showcase is found by category and by reduction', () => {
  const asked = { locale: 'lt', params: {}, categoryId: 11, limit: 48, offset: 0 };
  const inElectronics = showcaseListing(asked).items.map(({ id }) => id);
  expect(inElectronics).toEqual(SHOWCASE.filter(({ category }) => category === 1).map(({ id }) => id));
  const reduced = showcaseListing({ ...asked, categoryId: null, params: { 'f.discount_percentage': '10-' } });
  expect(reduced.items.every(({ old_price: before }) => before !== null)).toBe(true);
});

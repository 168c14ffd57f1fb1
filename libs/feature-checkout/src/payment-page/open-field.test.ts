import { afterEach, expect, test, vi } from 'vitest';
import { aCheckout } from '../testing.ts';
import { openField } from './open-field.ts';

const hosts = { scripts: ['https://provider.example'], frames: [], calls: [] };
const [card] = aCheckout().payment_methods;
if (!card) throw new Error('the checkout has a way to pay');
const withField = [{ ...card, field: { script: '', key: '', hosts } }];
const request = new Request('https://shop.example/en/payment/AAAAAAAAAAAAAAAAAAAAAA?declined=1');

const loadedAt = (address: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: address }] as never);
afterEach(() => vi.restoreAllMocks());

test('the server opens this document to the hosts of the field', () => {
  const openTo = vi.fn();
  openField({ isServer: true, openTo }, withField, request);
  expect(openTo).toHaveBeenCalledWith(hosts);
});

test('a browser that comes from another page loads this one whole', () => {
  loadedAt('https://shop.example/en/checkout/AAAAAAAAAAAAAAAAAAAAAA');
  expect(() => openField({ isServer: false }, withField, request)).toThrow(
    expect.objectContaining({ status: 302 }),
  );
});

test('a document of this address is left as it is, and so is one without a field', () => {
  loadedAt('https://shop.example/en/payment/AAAAAAAAAAAAAAAAAAAAAA');
  expect(() => openField({ isServer: false }, withField, request)).not.toThrow();
  loadedAt('https://shop.example/en/cart');
  expect(() => openField({ isServer: false }, [card], request)).not.toThrow();
});

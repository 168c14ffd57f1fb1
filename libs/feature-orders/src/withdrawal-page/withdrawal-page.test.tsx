import { NO_PROMISES, PROMISES, SELLER } from '@shop/brand/testing';
import { LOCALE_CODES } from '@shop/domain/languages';
import { createShopServer } from '@shop/testing';
import { aBrand, renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { orders } from '../index.ts';
import './withdrawal-page.tsx';

const server = createShopServer();
afterAll(() => server.close());

const open = (promises = PROMISES) => renderRoute(orders, { at: '/withdrawal', brand: aBrand({ promises }) });
const words = () => document.body.textContent;

test('a seller in the EU says how to withdraw, to whom, until when, and shows the model form', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 2, name: 'Right of withdrawal' })).toBeDefined();
  expect(words()).toContain('within 14 days without giving any reason');
  expect(words()).toContain('physical possession of the last good');
  expect(words()).toContain(SELLER.address);
  expect(words()).toContain('You will have to bear the direct cost of returning the goods.');
  expect(words()).toContain('unsealed after delivery');
  expect(screen.getByRole('heading', { name: 'Model withdrawal form' })).toBeDefined();
  expect(words()).toContain('Signature of consumer(s)');
});

test('a longer promise extends the time to withdraw, but not the time to refund', async () => {
  await open({ ...PROMISES, returnDays: 30, returnPaidBy: 'seller' });
  expect(words()).toContain('within 30 days without giving any reason');
  expect(words()).toContain('not later than 14 days from the day on which we are informed');
  expect(words()).toContain('We will bear the cost of returning the goods.');
});

test('a seller elsewhere calls its promise a return, and has no form', async () => {
  await open({ ...PROMISES, isByEuLaw: false, returnDays: 7 });
  expect(screen.getByRole('heading', { level: 2, name: 'Returns' })).toBeDefined();
  expect(words()).toContain('within 7 days of the day on which the last parcel of your order arrives');
  expect(words()).not.toMatch(/withdraw/i);
});

test('a brand without returns has no such page', async () => {
  await open(NO_PROMISES);
  expect(screen.getByRole('alert').textContent).toBe('status 404');
});

test.each(LOCALE_CODES)('in %s nothing is left open', async (locale) => {
  await renderRoute(orders, { at: '/withdrawal', locale, brand: aBrand({ promises: PROMISES }) });
  expect(words()).not.toMatch(/[{}]|withdrawal\.|returns\./);
  expect(words()).toContain('14');
});

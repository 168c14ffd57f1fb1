import type { Order } from '@shop/contracts/orders';
import { renderView } from '@shop/testing-react';
import { showcaseOrder } from '@shop/testing-react/stories';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { OrderTimeline } from './order-timeline.tsx';

const stopsOf = async (parts: Partial<Order>, locale: 'en' | 'lt' = 'en'): Promise<string[]> => {
  await renderView(<OrderTimeline order={showcaseOrder('en', parts)} />, { messages, locale });
  return screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replaceAll(/[\u2009\u00a0\u202f]/g, ' '));
};

const paid: Partial<Order> = {
  state: 'paid',
  created_at: '2026-11-22T15:11:00-05:00',
  days_from: 32,
  days_to: 40,
  timeline: [{ state: 'paid', at: '2026-11-22T15:11:00-05:00' }],
};

test('an order on its way shows its days of arrival, as the page after payment did', async () => {
  const stops = await stopsOf(paid);
  expect(stops.at(-1)).toBe('Delivered24 December – 1 January');
});

test('an arrived order shows its date of arrival', async () => {
  const at = '2026-12-20T05:00:00-05:00';
  const stops = await stopsOf({ ...paid, state: 'delivered', timeline: [{ state: 'delivered', at }] });
  expect(stops.at(-1)).toMatch(/^Delivered.*20.*12:00/);
});

test('in Lithuanian every stop agrees with the same word', async () => {
  const stops = await stopsOf(paid, 'lt');
  expect(stops.slice(0, 2)).toEqual([expect.stringMatching(/^Apmokėta/), 'Ruošiama']);
});

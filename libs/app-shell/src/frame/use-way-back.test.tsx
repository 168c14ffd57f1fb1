import type { WayBack } from '@shop/page';
import { renderView } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../messages.ts';
import { useWayBack } from './use-way-back.ts';

const slug = 'A'.repeat(22);

const Link = ({ back }: { back: WayBack }) => {
  const { href, label } = useWayBack(back);
  return <a href={href}>{label}</a>;
};

const leadsTo = async (back: WayBack, name: string) => {
  await renderView(<Link back={back} />, { messages });
  return screen.getByRole('link', { name }).getAttribute('href');
};

test('a client paying an order returns to its page among the orders', async () => {
  expect(await leadsTo({ place: 'order', slug, isGuest: false }, 'Back to the order')).toBe(
    `/en/my-orders/${slug}`,
  );
});

test('a guest paying an order returns to the page of its link, which needs no login', async () => {
  expect(await leadsTo({ place: 'order', slug, isGuest: true }, 'Back to the order')).toBe(
    `/en/order/${slug}`,
  );
});

test('a client topping up returns to the balance', async () => {
  expect(await leadsTo({ place: 'balance' }, 'Back to your balance')).toBe('/en/balance');
});

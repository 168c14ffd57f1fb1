import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { applyChange } from '../cart-changes/cart-change.ts';
import { renderCart } from '../testing-page.tsx';
import { aCart, aLine, answerOf } from '../testing.ts';
import { CartPage } from './cart-page.tsx';

const twoLines = () =>
  aCart({
    items: [aLine(), aLine({ id: 2, name: 'Linen shirt', price: 64, line_total: 64, max_quantity: 9 })],
    weight_g: 920,
  });

describe('a full cart', () => {
  test('R-CRT-14 shows both ways with their price at the door and their days', async () => {
    await renderCart(<CartPage />, { cart: aCart() });
    const ways = within(screen.getByRole('group', { name: 'How it travels' }));
    expect(ways.getByRole('button', { name: /By air/ }).textContent).toContain('€279.00');
    expect(ways.getByRole('button', { name: /By air/ }).textContent).toContain('27 Nov – 30 Nov');
    expect(ways.getByRole('button', { name: /By sea/ }).textContent).toContain('€270.20');
  });

  test('says how many pieces and how heavy, and what they come to', async () => {
    await renderCart(<CartPage />, { cart: twoLines() });
    expect(screen.getByText('2 items, 0.92 kg')).toBeTruthy();
    const summary = within(screen.getByRole('complementary', { name: 'Summary' }));
    expect(summary.getByText('€283.00')).toBeTruthy();
    expect(summary.getByText('-€2.50')).toBeTruthy();
    expect(summary.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/en/checkout');
  });

  test('a quantity is changed at once, and the server’s word replaces the guess', async () => {
    const cart = twoLines();
    const change = { kind: 'quantity', line: 2, quantity: 2 } as const;
    const setQuantity = vi.fn(async () => answerOf(applyChange(cart, change)));
    await renderCart(<CartPage />, { cart, calls: { setQuantity } });
    fireEvent.click(screen.getAllByRole('button', { name: 'One more' })[1]!);
    expect(screen.getByText('€64.00 each')).toBeTruthy();
    await waitFor(() => expect(setQuantity).toHaveBeenCalledExactlyOnceWith(2, 2));
  });

  test('a line can be removed and brought back', async () => {
    const cart = twoLines();
    const remove = vi.fn(async () => answerOf(applyChange(cart, { kind: 'remove', line: 2 })));
    const restore = vi.fn(async () => answerOf(cart));
    await renderCart(<CartPage />, { cart, calls: { remove, restore } });
    fireEvent.click(screen.getAllByRole('button', { name: 'Remove' })[1]!);
    expect(screen.getByText('“Linen shirt” was removed.')).toBeTruthy();
    await waitFor(() => expect(remove).toHaveBeenCalledWith(2));
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(screen.getByText('Linen shirt')).toBeTruthy());
    expect(restore).toHaveBeenCalledWith(2);
  });

  test('when a change does not reach the shop, the page says so', async () => {
    const cart = twoLines();
    const setQuantity = () => Promise.reject(new Error('offline'));
    await renderCart(<CartPage />, { cart, calls: { setQuantity } });
    fireEvent.click(screen.getAllByRole('button', { name: 'One more' })[0]!);
    expect(await screen.findByText(/The change did not reach us/)).toBeTruthy();
  });

  test.each([
    [{ problem: 'sold_out', quantity: 0, max_quantity: 0 }, 'Sold out. It is not counted in the total.'],
    [
      { problem: 'withdrawn', quantity: 0, max_quantity: 0 },
      'No longer sold. It is not counted in the total.',
    ],
    [{ problem: 'quantity_reduced', max_quantity: 1 }, 'Only 1 is left.'],
    [{ problem: 'price_changed', price_before: 199 }, 'The price has changed. It was €199.00.'],
  ] as const)('what changed meanwhile is told: %j', async (parts, words) => {
    await renderCart(<CartPage />, { cart: aCart({ items: [aLine(parts)] }) });
    expect(screen.getByText(words)).toBeTruthy();
  });

  test('a cart of sold-out things leads nowhere', async () => {
    const gone = aLine({ problem: 'sold_out', quantity: 0, max_quantity: 0 });
    await renderCart(<CartPage />, { cart: aCart({ items: [gone] }) });
    expect(screen.queryByRole('link', { name: 'Go to checkout' })).toBeNull();
    expect(screen.queryByRole('spinbutton')).toBeNull();
  });

  test('every change is a form that works without scripts', async () => {
    const { container } = await renderCart(<CartPage />, { cart: aCart() });
    const forms = [...container.querySelectorAll('form')].map((form) => ({
      goes: `${form.method} ${form.getAttribute('action')}`,
      says: Object.fromEntries(new FormData(form)),
    }));
    expect(forms).toEqual([
      { goes: 'post /en/cart', says: { intent: 'method' } },
      { goes: 'post /en/cart', says: { intent: 'quantity', line: '1', quantity: '1' } },
      { goes: 'post /en/cart', says: { intent: 'remove', line: '1' } },
    ]);
  });
});

describe('an empty cart', () => {
  test('says so and leads into the shop', async () => {
    await renderCart(<CartPage />);
    expect(screen.getByRole('heading', { name: 'Your cart is empty' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Look around the shop' }).getAttribute('href')).toBe(
      '/en/marketplace',
    );
  });

  test('an expired checkout is told, with the lines kept', async () => {
    await renderCart(<CartPage />, { cart: aCart(), at: '/cart?checkout=expired' });
    expect(screen.getByText('Your checkout has expired. Everything is still in the cart.')).toBeTruthy();
    expect(screen.getByText('Wireless headphones')).toBeTruthy();
  });
});

describe('a cart that did not come', () => {
  test('R-CRT-10 a failed fetch is told as such, and never as an empty cart', async () => {
    await renderCart(<CartPage />, { cart: aCart(), fetch: () => Promise.reject(new Error('down')) });
    expect(await screen.findByRole('heading', { name: 'The cart could not be loaded' })).toBeTruthy();
    expect(screen.queryByText('Your cart is empty')).toBeNull();
  });
});

describe('a form that was refused', () => {
  const refused = (message: string, errors: Record<string, string[]> = {}) => ({
    errors,
    values: {},
    message,
  });

  test.each([
    [refused('sold_out', { quantity: ['sold_out'] }), 'That item has just sold out.'],
    [refused('not_found'), 'That item is no longer in the shop.'],
    [refused('', { quantity: ['number'] }), 'The quantity must be a whole number.'],
  ])('%j is said in words', async (actionData, words) => {
    await renderCart(<CartPage />, { cart: aCart(), actionData });
    expect(screen.getByText(words)).toBeTruthy();
  });
});

test.each([
  ['lt', 'Krepšelis', '2 prekės, 0,92 kg'],
  ['lv', 'Grozs', '2 preces, 0,92 kg'],
  ['ee', 'Ostukorv', '2 toodet, 0,92 kg'],
] as const)('in %s it is called %s', async (language, heading, count) => {
  await renderCart(<CartPage />, { cart: twoLines(), language });
  expect(screen.getByRole('heading', { level: 1, name: heading })).toBeTruthy();
  expect(screen.getByText(count)).toBeTruthy();
});

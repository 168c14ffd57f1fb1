import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen, cleanup } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { messagesLater } from '@shop/i18n';
import { marketplace } from '../index.ts';
import { ShippingSelectModal } from './shipping-select-modal.tsx';
import { wayMessages } from './shipping-select.messages.ts';

// jsdom does not support modal dialogs.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
afterEach(cleanup);

const AT = Date.parse('2026-11-21T12:00:00Z');

/** Opens it, and returns its results so far. */
const openWith = async (air: number, sea: number) => {
  const answers: unknown[] = [];
  const modal = (
    <ShippingSelectModal
      ways={{
        air: { total: air, days_from: 6, days_to: 9 },
        sea: { total: sea, days_from: 32, days_to: 40 },
      }}
      chosen="air"
      currency="EUR"
      answeredAt={AT}
      onClose={(way) => answers.push(way)}
    />
  );
  const handle = { messages: [messagesLater(async () => [wayMessages])] };
  await renderRoute(
    {
      ...marketplace,
      routes: [{ id: 'way', path: '/way', handle, lazy: { Component: async () => () => modal } }],
    },
    { at: '/way' },
  );
  return answers;
};

test('both prices and days are shown side by side; a click returns the other method', async () => {
  const answers = await openWith(292.19, 283.87);
  const sea = screen.getByRole('button', { name: /Sea/ });
  expect(sea.textContent).toContain('283.87');
  expect(screen.getByRole('button', { name: /Air/ }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('By sea you save €8.32. Delivery takes about 26 days longer.')).toBeDefined();
  fireEvent.click(sea);
  expect(answers).toEqual(['sea']);
});

test('it says so where air is cheaper, and where both cost the same', async () => {
  await openWith(100, 104.5);
  expect(screen.getByText('By air you save €4.50, and it arrives about 26 days sooner.')).toBeDefined();
  cleanup();
  await openWith(100, 100);
  expect(screen.getByText(/^The price is the same/)).toBeDefined();
});

test('dismissed, it returns nothing', async () => {
  const answers = await openWith(292.19, 283.87);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(answers).toEqual([undefined]);
});

import { createShopServer } from '@shop/testing';
import { renderRoute } from '@shop/testing-react';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { marketplace } from '../index.ts';
import { aProduct, aVariant, productAnswer, shopAnswers } from '../testing/catalogue-answers.ts';
import { SizeChartModal } from './size-chart-modal.tsx';
// The route loads these modules when first opened; they are imported here, so that no test waits for a compiler.
import '../product-page/product-page.loader.ts';
import '../product-page/product-page.tsx';
import { marketplaceRoutes } from '../marketplace.routes.ts';

const server = createShopServer();
beforeEach(() => server.use(...shopAnswers()));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

// jsdom does not support modal dialogs.
HTMLDialogElement.prototype.showModal ??= function show(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};

const CHART = {
  measures: ['chest' as const, 'waist' as const],
  rows: [
    { size: 'S', values: [[820, 900] as [number, number], null] },
    { size: 'M', values: [[905, 980] as [number, number], [740, 820] as [number, number]] },
  ],
  is_own: false,
};

const shirt = aProduct({
  options: [
    {
      key: 'size',
      name: 'Size',
      values: [
        { slug: 's', name: 'S' },
        { slug: 'm', name: 'M' },
      ],
    },
  ],
  variants: [aVariant(1, { attributes: { size: 's' } }), aVariant(2, { attributes: { size: 'm' } })],
  size_chart: CHART,
});

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

test('the size guide of a product is on its page, and the link of the sizes points to it', async () => {
  server.use(productAnswer(shirt));
  await renderRoute(marketplace, { at: '/p/k7' });
  const link = screen.getByRole('link', { name: 'Size guide' });
  const target = document.querySelector<HTMLElement>(link.getAttribute('href') ?? '');
  expect(cellsOf(within(target!).getByRole('table'))).toEqual([
    ['Size', 'Chest, cm', 'Waist, cm'],
    ['S', '82–90', ''],
    ['M', '90.5–98', '74–82'],
  ]);
});

test('goods without a chart have no size guide', async () => {
  server.use(productAnswer({ ...shirt, size_chart: null }));
  await renderRoute(marketplace, { at: '/p/k7' });
  expect(screen.queryByText('Size guide')).toBeNull();
});

test('the modal shows the chosen size, and closes', async () => {
  server.use(productAnswer(aProduct()));
  let isClosed = false;
  const modal = (
    <SizeChartModal chart={CHART} manufacturer="Kestrel" chosen="M" onClose={() => (isClosed = true)} />
  );
  await renderRoute(
    {
      ...marketplace,
      routes: [
        {
          id: 'shirt',
          path: '/shirt',
          handle: marketplaceRoutes.at(-1)?.handle,
          lazy: { Component: async () => () => modal },
        },
      ],
    },
    { at: '/shirt' },
  );
  const dialog = screen.getByRole('dialog', { name: 'Size guide' });
  const current = within(dialog)
    .getAllByRole('row')
    .filter((row) => row.hasAttribute('aria-current'));
  expect(current.map((row) => row.firstChild?.textContent)).toEqual(['M']);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(isClosed).toBe(true);
});

import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { partsOfLayout } from './layouts.ts';
import { PageBody, PageColumns, type PageBodyProps } from './page-body.tsx';
import type { LayoutName, PageHandle } from './page-handle.ts';

const LAYOUTS = [
  'default',
  'page',
  'index-page',
  'market-page',
  'cart',
  'checkout',
  'payment',
  'simple-layout',
] as const satisfies readonly LayoutName[];

/** The classes of the page’s width, of its content, and of its columns. */
const classesOf = (layout: LayoutName | undefined, own: Partial<PageBodyProps> = {}) => {
  const page = (
    <PageBody {...own}>
      <PageColumns>
        <p>goods</p>
      </PageColumns>
    </PageBody>
  );
  const handle = { privacy: 'public', ...(layout && { layout }) } satisfies PageHandle;
  const { container, unmount } = render(
    <RouterProvider router={createMemoryRouter([{ path: '/', element: page, handle }])} />,
  );
  const classes = [...container.querySelectorAll('div')].map(({ className }) => className).join(' / ');
  unmount();
  return classes;
};

test('a page that names no layout has the default one', () => {
  expect(partsOfLayout()).toEqual(partsOfLayout('default'));
  expect(classesOf(undefined)).toBe(classesOf('default'));
});

test('checkout and payment have the same parts, and all other layouts differ from each other', () => {
  const parts = LAYOUTS.map((layout) => JSON.stringify(partsOfLayout(layout)));
  expect(new Set(parts).size).toBe(LAYOUTS.length - 1);
  expect(partsOfLayout('payment')).toEqual(partsOfLayout('checkout'));
});

test('the column next to the goods is the menu, the filters or the sum, as the layout says', () => {
  const columns = (layout: LayoutName) => classesOf(layout).split(' / ')[1];
  expect(columns('cart')).toBe(columns('checkout'));
  expect(new Set([columns('default'), columns('market-page'), columns('cart')]).size).toBe(3);
  for (const layout of ['page', 'index-page'] as const) expect(columns(layout), layout).toBeUndefined();
});

test('the simple layout is as wide as a form, unless its page says otherwise', () => {
  expect(classesOf('simple-layout').split(' / ')).toHaveLength(2);
  expect(classesOf('simple-layout', { width: 'page' }).split(' / ')).toHaveLength(1);
});

test('a page that starts close to the header has less space than one with a title', () => {
  expect(classesOf('index-page')).not.toBe(classesOf('page'));
  expect(classesOf('page', { begins: 'close' })).toBe(classesOf('index-page'));
});

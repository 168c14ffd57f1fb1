import { describe, expect, test } from 'vitest';
import { landingChunk } from './landing-chunk.ts';

const PAGES = '/shop/libs/feature-marketplace/src';
const ENTRY = '/shop/apps/lt/src/entry.client.tsx';
const HOME = `${PAGES}/home-page/home-page.tsx`;
const LISTING = `${PAGES}/listing-page/listing-page.tsx`;
const PRODUCT = `${PAGES}/product-page/product-page.tsx`;
const BADGE = '/shop/libs/feature-cart/src/cart-badge/cart-badge.tsx';
const CHECKOUT = '/shop/libs/feature-checkout/src/shipping-page/shipping-page.tsx';
const LOADER = `${PRODUCT.replace('.tsx', '.loader.ts')}`;
const IDLE = '/shop/libs/app-browser/src/after-hydration.ts';
const LAZY = [HOME, LISTING, PRODUCT, LOADER, BADGE, CHECKOUT, IDLE];

/** The file of a component, by the modules that import it. */
const fileOf = (...importers: string[]) => {
  const chunk = landingChunk().groups[0];
  const getModuleInfo = (id: string) => ({
    isEntry: id === ENTRY,
    importers: id === 'component' ? importers : id === 'part' ? ['component'] : [],
    dynamicImporters: LAZY.includes(id) ? ['routes'] : [],
  });
  return ['component', 'part'].map((id) => chunk?.name(id, { getModuleInfo }) ?? 'its own');
};

describe('a component and its parts', () => {
  test('of one page are in the file of this page only', () => {
    for (const page of LAZY.filter((each) => each !== BADGE))
      expect([page, fileOf(page)]).toEqual([page, ['its own', 'its own']]);
  });

  test('that a landing page shares with other pages are in one file, without the page’s own modules', () => {
    expect(fileOf(PRODUCT, CHECKOUT)).toEqual(['product-page-parts', 'product-page-parts']);
    expect(fileOf(LISTING, CHECKOUT)).toEqual(['listing-page-parts', 'listing-page-parts']);
    expect(fileOf(PRODUCT, LOADER)).toEqual(['its own', 'its own']);
  });

  test('that are also loaded by name keep their own file', () => {
    const chunk = landingChunk().groups[0];
    const getModuleInfo = (id: string) => ({
      ...{ isEntry: false, importers: id === 'search' ? [HOME] : [] },
      dynamicImporters: id === HOME || id === 'search' ? ['routes'] : [],
    });
    expect(chunk?.name('search', { getModuleInfo })).toBeNull();
  });

  test('of two landing pages are in the common file of landing pages', () => {
    expect(fileOf(HOME, LISTING)).toEqual(['shop', 'shop']);
  });

  test('of what is loaded when a page is idle are in one file with those of other later pages', () => {
    expect(fileOf(IDLE, CHECKOUT)).toEqual(['later', 'later']);
    expect(fileOf(IDLE)).toEqual(['its own', 'its own']);
    expect(fileOf(IDLE, PRODUCT)).toEqual(['product-page-parts', 'product-page-parts']);
  });

  test('of the frame or the header are loaded with every page', () => {
    expect(fileOf(ENTRY)).toEqual(['shop', 'shop']);
    expect(fileOf(BADGE)).toEqual(['shop', 'shop']);
  });
});

test('modules that import each other are visited once', () => {
  const chunk = landingChunk().groups[0];
  const importers: Record<string, string[]> = { one: ['other'], other: ['one', PRODUCT] };
  const getModuleInfo = (id: string) => ({
    isEntry: false,
    importers: importers[id] ?? [],
    dynamicImporters: id === PRODUCT ? ['routes'] : [],
  });
  expect(chunk?.name('one', { getModuleInfo })).toBeNull();
});

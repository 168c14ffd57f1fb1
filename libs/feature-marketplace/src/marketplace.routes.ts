import { messagesLater } from '@shop/i18n';
import { partsOf, type PageHandle } from '@shop/page';
import { isWordPath, paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';
import { pages } from './pages.ts';

const listing = {
  loader: async () => (await import('./listing-page/listing-page.loader.ts')).loader,
  Component: async () => (await import('./listing-page/listing-page.tsx')).ListingPage,
};

const structured = (of: 'home' | 'listing' | 'product') => async () => (await pages()).structuredData[of]();

const categories = partsOf(async () => (await pages()).categories, 'loader', 'Component');

const homePreview = partsOf(async () => (await pages()).homePreview, 'loader', 'Component');

const homeWords = messagesLater(async () => [
  (await import('./home-page/home-page.messages.ts')).homeMessages,
]);

const brands = partsOf(async () => (await pages()).brands, 'loader', 'Component');

/** Brands import this table eagerly; pages, styles and loaders are loaded on first visit. */
export const marketplaceRoutes: RouteObject[] = [
  {
    id: 'home',
    path: paths.home.pattern,
    handle: {
      privacy: 'public',
      layout: 'index-page',
      checks: ['marketplace'],
      messages: [homeWords],
      structuredData: structured('home'),
    } satisfies PageHandle,
    lazy: {
      loader: async () => (await import('./home-page/home-page.loader.ts')).loader,
      Component: async () => (await import('./home-page/home-page.tsx')).HomePage,
    },
  },
  {
    id: 'home-preview',
    path: paths.homePreview.pattern,
    // No cache may keep it.
    handle: { privacy: 'personal', layout: 'index-page', messages: [homeWords] } satisfies PageHandle,
    lazy: homePreview,
  },
  {
    id: 'marketplace',
    path: paths.marketplace.pattern,
    handle: { privacy: 'public', layout: 'market-page', checks: ['marketplace'] } satisfies PageHandle,
    lazy: listing,
  },
  {
    id: 'dealzone',
    path: paths.dealzone.pattern,
    handle: {
      privacy: 'public',
      layout: 'market-page',
      checks: ['marketplace', 'dealzone'],
      requires: 'dealzone',
    } satisfies PageHandle,
    lazy: listing,
  },
  {
    id: 'search',
    path: paths.search.pattern,
    handle: {
      privacy: 'public',
      layout: 'market-page',
      checks: ['marketplace', 'search'],
    } satisfies PageHandle,
    lazy: listing,
  },
  {
    id: 'category',
    path: paths.category.pattern,
    handle: {
      privacy: 'public',
      layout: 'market-page',
      checks: ['category', 'marketplace'],
      params: { '*': isWordPath },
      structuredData: structured('listing'),
    } satisfies PageHandle,
    lazy: listing,
  },
  {
    id: 'categories',
    path: paths.categories.pattern,
    handle: { privacy: 'public', layout: 'market-page', checks: ['marketplace'] } satisfies PageHandle,
    lazy: categories,
  },
  {
    id: 'category-level',
    path: paths.categoryLevel.pattern,
    handle: {
      privacy: 'public',
      layout: 'market-page',
      checks: ['category', 'marketplace'],
      params: { '*': isWordPath },
    } satisfies PageHandle,
    lazy: categories,
  },
  {
    id: 'all-brands',
    path: paths.allBrands.pattern,
    handle: {
      privacy: 'public',
      layout: 'page',
      messages: [messagesLater(async () => [await (await pages()).brandMessages()])],
    } satisfies PageHandle,
    lazy: brands,
  },
  {
    id: 'product',
    path: paths.product.pattern,
    handle: {
      privacy: 'public',
      layout: 'market-page',
      checks: ['marketplace'],
      params: { '*': isWordPath },
      messages: [messagesLater(async () => (await import('./product-page/product-words.ts')).productWords)],
      structuredData: structured('product'),
    } satisfies PageHandle,
    lazy: {
      loader: async () => (await import('./product-page/product-page.loader.ts')).loader,
      action: async () => (await import('./product-page/product-page.action.ts')).action,
      Component: async () => (await import('./product-page/product-page.tsx')).ProductPage,
      ErrorBoundary: async () => (await import('./product-page/product-page.error.tsx')).ProductPageError,
    },
  },
];

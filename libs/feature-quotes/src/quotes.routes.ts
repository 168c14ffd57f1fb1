import { messagesLater } from '@shop/i18n';
import type { PageHandle } from '@shop/page';
import { isSecretSlug } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import { messages } from './messages.ts';
import * as pages from './quotes.pages.ts';

const shared = {
  layout: 'quote-page',
  privacy: 'personal',
  requires: 'quotes',
  messages: [messages],
} satisfies Partial<PageHandle>;
const one = { ...shared, params: { slug: isSecretSlug } } satisfies Partial<PageHandle>;

export const quotesRoutes: RouteObject[] = [
  {
    id: 'order-form',
    path: laterPaths.orderForm.pattern,
    handle: { ...shared, checks: ['order-form-auth'] } satisfies PageHandle,
    lazy: pages.orderForm,
  },
  {
    id: 'order-form-summary',
    path: laterPaths.orderFormSummary.pattern,
    handle: { ...shared, checks: ['auth'] } satisfies PageHandle,
    lazy: pages.summary,
  },
  {
    id: 'order-successful',
    path: laterPaths.orderSuccessful.pattern,
    handle: { ...shared, layout: 'default' } satisfies PageHandle,
    lazy: pages.successful,
  },
  {
    id: 'quotes',
    path: laterPaths.quotes.pattern,
    handle: { ...shared, checks: ['quotes'] } satisfies PageHandle,
    lazy: pages.list,
  },
  {
    id: 'all-stores',
    path: laterPaths.allStores.pattern,
    handle: { ...shared, checks: ['quotes'] } satisfies PageHandle,
    lazy: pages.allStores,
  },
  {
    id: 'quote',
    path: laterPaths.quote.pattern,
    handle: { ...one, checks: ['quotes'] } satisfies PageHandle,
    lazy: pages.quote,
  },
  {
    id: 'order-additional-info-needed-slug',
    path: laterPaths.additionalInfo.pattern,
    handle: { ...one, layout: 'default', checks: ['quotes'] } satisfies PageHandle,
    lazy: pages.info,
  },
  {
    id: 'create-order-slug',
    path: laterPaths.createOrder.pattern,
    handle: {
      ...one,
      layout: 'create-order',
      checks: ['create-order'],
      messages: [messages, messagesLater(pages.addressWords)],
    } satisfies PageHandle,
    lazy: pages.createOrder,
  },
];

export const { checks, recalculateModal, infoSuccessModal } = pages;

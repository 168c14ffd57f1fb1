import { messagesLater } from '@shop/i18n';
import type { PageHandle } from '@shop/page';
import { isSecretSlug } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import * as pages from './misc-invoices.pages.ts';

const handle = {
  privacy: 'personal',
  layout: 'default',
  checks: ['auth'],
  messages: [messagesLater(pages.miscInvoiceWords)],
} satisfies PageHandle;

export const miscInvoiceRoutes: RouteObject[] = [
  {
    id: 'misc-invoice',
    path: laterPaths.miscInvoice.pattern,
    handle: { ...handle, params: { slug: isSecretSlug } } satisfies PageHandle,
    lazy: pages.miscInvoice,
  },
  { id: 'invoice-accept', path: laterPaths.invoiceAccept.pattern, handle, lazy: pages.invoiceAccept },
  { id: 'invoice-decline', path: laterPaths.invoiceDecline.pattern, handle, lazy: pages.invoiceDecline },
];

import type { PageHandle } from '@shop/page';
import { isWordPath } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import { textAsk } from './content-page/text-ask.ts';
import { messages } from './messages.ts';
import * as pages from './content.pages.ts';

const shared = { privacy: 'public', layout: 'page', messages: [messages] } satisfies PageHandle;

const isToken = (given: string): boolean => /^[\w-]{43}$/.test(given);

/** A page that is one text, at its own address. */
const text = (id: string, path: string, handle: Partial<PageHandle> = {}): RouteObject => ({
  id,
  path,
  handle: {
    ...shared,
    validate: ({ url }) => isWordPath(textAsk(url).slug),
    structuredData: pages.structuredData.text,
    ...handle,
  } satisfies PageHandle,
  lazy: pages.text,
});

export const contentRoutes: RouteObject[] = [
  text('about-us', laterPaths.aboutUs.pattern, { checks: ['about-us'] }),
  text('privacy-policy', laterPaths.privacyPolicy.pattern),
  text('purchase-agreement', laterPaths.purchaseAgreement.pattern),
  text('reservation-policy', laterPaths.reservationPolicy.pattern, { requires: 'reservation' }),
  {
    id: 'faq',
    path: laterPaths.faq.pattern,
    handle: { ...shared, structuredData: pages.structuredData.faq } satisfies PageHandle,
    lazy: pages.faq,
  },
  {
    id: 'faq-entry',
    path: laterPaths.faqEntry.pattern,
    handle: {
      ...shared,
      params: { slug: isWordPath },
      structuredData: pages.structuredData.faqEntry,
    } satisfies PageHandle,
    lazy: pages.faqEntry,
  },
  {
    id: 'blog',
    path: laterPaths.blog.pattern,
    handle: {
      ...shared,
      requires: 'blog',
      checks: ['marketplace'],
      structuredData: pages.structuredData.blog,
    } satisfies PageHandle,
    lazy: pages.blog,
  },
  {
    id: 'post',
    path: laterPaths.post.pattern,
    handle: {
      ...shared,
      requires: 'blog',
      params: { slug: isWordPath },
      structuredData: pages.structuredData.post,
    } satisfies PageHandle,
    lazy: pages.post,
  },
  {
    id: 'contacts',
    path: laterPaths.contacts.pattern,
    handle: { ...shared, structuredData: pages.structuredData.contacts } satisfies PageHandle,
    lazy: pages.contacts,
  },
  {
    id: 'consent',
    path: laterPaths.consent.pattern,
    // It shows what this browser has chosen.
    handle: { ...shared, privacy: 'personal' } satisfies PageHandle,
    lazy: pages.consent,
  },
  {
    id: 'content-preview',
    path: laterPaths.contentPreview.pattern,
    // No cache may keep it.
    handle: { ...shared, privacy: 'personal', params: { token: isToken } } satisfies PageHandle,
    lazy: pages.preview,
  },
  text('content-page', laterPaths.contentPage.pattern),
];

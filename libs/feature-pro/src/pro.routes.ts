import type { Check, PageHandle } from '@shop/page';
import { isRecordId } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import { messages } from './messages.ts';
import * as pages from './pro.pages.ts';

const shared = { privacy: 'personal', requires: 'pro', messages: [messages] } satisfies PageHandle;

/** 32 bytes as base64url. */
const isInvitationCode = (code: string): boolean => /^[\w-]{43}$/.test(code);

export const proRoutes: RouteObject[] = [
  {
    id: 'pro',
    path: laterPaths.pro.pattern,
    handle: { ...shared, layout: 'pro', checks: ['marketplace'] } satisfies PageHandle,
    lazy: pages.pro,
  },
  {
    id: 'site-pro',
    path: laterPaths.sitePro.pattern,
    handle: { ...shared, layout: 'default', checks: ['auth', 'marketplace'] } satisfies PageHandle,
    lazy: pages.site,
  },
  {
    id: 'site-pro-people',
    path: laterPaths.siteProPeople.pattern,
    handle: { ...shared, layout: 'default', checks: ['auth', 'marketplace'] } satisfies PageHandle,
    lazy: pages.people,
  },
  {
    id: 'site-pro-invitation',
    path: laterPaths.siteProInvitation.pattern,
    handle: {
      ...shared,
      layout: 'default',
      checks: ['auth', 'marketplace'],
      params: { code: isInvitationCode },
    } satisfies PageHandle,
    lazy: pages.invitation,
  },
  {
    id: 'site-pro-delivery',
    path: laterPaths.siteProDelivery.pattern,
    handle: { ...shared, layout: 'default', checks: ['auth', 'declaration'] } satisfies PageHandle,
    lazy: pages.delivery,
  },
  {
    id: 'site-pro-payment-id',
    path: laterPaths.siteProPayment.pattern,
    handle: {
      ...shared,
      layout: 'default',
      checks: ['auth', 'marketplace'],
      params: { id: isRecordId },
    } satisfies PageHandle,
    lazy: pages.payment,
  },
];

/** Loaded with the page that names it. */
export const checkDeclaration: Check = async (...given) =>
  (await import('./declaration.check.ts')).checkDeclaration(...given);

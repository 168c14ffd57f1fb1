import { messagesLater } from '@shop/i18n';
import type { PageHandle } from '@shop/page';
import { isSecretSlug } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import * as pages from './claims.pages.ts';

const words = [messagesLater(pages.claimWords)];

const form = {
  privacy: 'personal',
  layout: 'default',
  checks: ['marketplace'],
  messages: words,
} satisfies PageHandle;

export const claimRoutes: RouteObject[] = [
  {
    id: 'claim-form',
    path: laterPaths.claimForm.pattern,
    handle: form,
    lazy: pages.claimForm,
  },
  {
    id: 'claim-form-pro',
    path: laterPaths.claimFormPro.pattern,
    handle: { ...form, requires: 'pro' } satisfies PageHandle,
    lazy: pages.claimForm,
  },
  {
    id: 'claim',
    path: laterPaths.claim.pattern,
    handle: {
      privacy: 'personal',
      layout: 'default',
      params: { slug: isSecretSlug },
      messages: words,
    } satisfies PageHandle,
    lazy: pages.claim,
  },
  {
    id: 'warranty',
    path: laterPaths.warranty.pattern,
    handle: {
      privacy: 'public',
      layout: 'default',
      messages: [messagesLater(pages.warrantyWords)],
    } satisfies PageHandle,
    lazy: pages.warranty,
  },
];

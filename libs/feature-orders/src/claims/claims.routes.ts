import { messagesLater } from '@shop/i18n';
import type { PageHandle } from '@shop/page';
import { isSecretSlug, paths } from '@shop/paths';
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
    path: paths.claimForm.pattern,
    handle: form,
    lazy: pages.claimForm,
  },
  {
    id: 'claim-form-pro',
    path: paths.claimFormPro.pattern,
    handle: { ...form, requires: 'pro' } satisfies PageHandle,
    lazy: pages.claimForm,
  },
  {
    id: 'claim',
    path: paths.claim.pattern,
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
    path: paths.warranty.pattern,
    handle: {
      privacy: 'public',
      layout: 'default',
      messages: [messagesLater(pages.warrantyWords)],
    } satisfies PageHandle,
    lazy: pages.warranty,
  },
];

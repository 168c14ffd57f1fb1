import { addressMessages } from '@shop/forms/address-messages';
import type { PageHandle } from '@shop/page';
import { isSecretSlug } from '@shop/paths';
import { laterPaths } from '@shop/paths/later';
import type { RouteObject } from 'react-router-dom';
import * as pages from './forwarding.pages.ts';
import { messages } from './messages.ts';

const shared = {
  privacy: 'personal',
  requires: 'forwarding',
  checks: ['auth'],
  slots: ['account.nav'],
  messages: [messages],
} satisfies PageHandle;

export const forwardingRoutes: RouteObject[] = [
  {
    id: 'parcels',
    path: laterPaths.parcels.pattern,
    handle: shared,
    lazy: pages.parcels,
  },
  {
    id: 'forward-parcels',
    path: laterPaths.forwardParcels.pattern,
    handle: { ...shared, messages: [messages, addressMessages] } satisfies PageHandle,
    lazy: pages.forward,
  },
  {
    id: 'forward-request',
    path: laterPaths.forwardRequest.pattern,
    handle: { ...shared, params: { slug: isSecretSlug } } satisfies PageHandle,
    lazy: pages.request,
  },
];

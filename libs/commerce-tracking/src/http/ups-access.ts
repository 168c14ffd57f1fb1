import { randomUUID } from 'node:crypto';
import type { CarrierAccess } from './carrier-access.ts';

const basic = (name = '', password = ''): string =>
  `Basic ${Buffer.from(`${name}:${password}`).toString('base64')}`;

/** The Tracking API. */
export const upsAccess: CarrierAccess = {
  key: 'ups',
  origin: 'https://onlinetools.ups.com',
  settings: ['UPS_CLIENT_ID', 'UPS_CLIENT_SECRET'],
  token: (settings) => ({
    path: '/security/v1/oauth/token',
    headers: {
      authorization: basic(settings['UPS_CLIENT_ID'], settings['UPS_CLIENT_SECRET']),
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams({ grant_type: 'client_credentials' }).toString(),
  }),
  parcel: (number, { token }) => ({
    path: `/api/track/v1/details/${encodeURIComponent(number)}`,
    // Both are required; the first one is a new one for each call.
    headers: { authorization: `Bearer ${token}`, transid: randomUUID(), transactionsrc: 'shop' },
  }),
};

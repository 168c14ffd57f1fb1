import type { CarrierAccess } from './carrier-access.ts';

/** The Track API. */
export const fedexAccess: CarrierAccess = {
  key: 'fedex',
  origin: 'https://apis.fedex.com',
  settings: ['FEDEX_CLIENT_ID', 'FEDEX_CLIENT_SECRET'],
  token: (settings) => ({
    path: '/oauth/token',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: settings['FEDEX_CLIENT_ID'] ?? '',
      client_secret: settings['FEDEX_CLIENT_SECRET'] ?? '',
    }).toString(),
  }),
  parcel: (number, { token }) => ({
    path: '/track/v1/trackingnumbers',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'x-locale': 'en_US' },
    body: JSON.stringify({
      trackingInfo: [{ trackingNumberInfo: { trackingNumber: number } }],
      includeDetailedScans: true,
    }),
  }),
};

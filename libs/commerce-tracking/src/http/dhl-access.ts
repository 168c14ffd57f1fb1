import type { CarrierAccess } from './carrier-access.ts';

/** Shipment Tracking – Unified. */
export const dhlAccess: CarrierAccess = {
  key: 'dhl',
  origin: 'https://api-eu.dhl.com',
  settings: ['DHL_API_KEY'],
  parcel: (number, { settings }) => ({
    path: `/track/shipments?${new URLSearchParams({ trackingNumber: number }).toString()}`,
    headers: { 'dhl-api-key': settings['DHL_API_KEY'] ?? '' },
  }),
};

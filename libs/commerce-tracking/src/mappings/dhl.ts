import type { CarrierMapping } from '../carrier-document.ts';

/** The answer of Shipment Tracking – Unified. */
export const dhl: CarrierMapping = {
  number: ['shipments', '*', 'id'],
  events: ['shipments', '*', 'events', '*'],
  word: ['statusCode'],
  place: ['location', 'address', 'addressLocality'],
  time: [['timestamp']],
  // Times are those of Bonn unless they have an offset: read as UTC, they are an hour late at most.
  toMoment: (said = '') => new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(said) ? said : `${said}Z`),
  words: {
    'pre-transit': 'registered',
    transit: 'in_transit',
    customs: 'customs',
    'out-for-delivery': 'out_for_delivery',
    delivered: 'delivered',
    failure: 'problem',
  },
};

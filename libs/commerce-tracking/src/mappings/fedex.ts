import type { CarrierMapping } from '../carrier-document.ts';

/** The answer of the Track API. */
export const fedex: CarrierMapping = {
  number: ['output', 'completeTrackResults', '*', 'trackingNumber'],
  events: ['output', 'completeTrackResults', '*', 'trackResults', '*', 'scanEvents', '*'],
  word: ['eventType'],
  place: ['scanLocation', 'city'],
  time: [['date']],
  toMoment: (said = '') => new Date(said),
  words: {
    OC: 'registered',
    PU: 'shipped',
    DP: 'in_transit',
    AR: 'in_transit',
    IT: 'in_transit',
    CD: 'customs',
    CC: 'customs',
    OD: 'out_for_delivery',
    DL: 'delivered',
    DE: 'problem',
    SE: 'problem',
  },
};

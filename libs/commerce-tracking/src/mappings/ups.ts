import type { CarrierMapping } from '../carrier-document.ts';

/** `20261123` and `140500`, in GMT. */
const fromGmt = (date = '', time = ''): Date | null => {
  const [, year, month, day] = /^(\d{4})(\d\d)(\d\d)$/.exec(date) ?? [];
  const [, hour, minute, second] = /^(\d\d):?(\d\d):?(\d\d)$/.exec(time) ?? [];
  if (!year || !hour) return null;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
};

/** The answer of the Tracking API. */
export const ups: CarrierMapping = {
  number: ['trackResponse', 'shipment', '*', 'package', '*', 'trackingNumber'],
  events: ['trackResponse', 'shipment', '*', 'package', '*', 'activity', '*'],
  word: ['status', 'type'],
  place: ['location', 'address', 'city'],
  time: [['gmtDate'], ['gmtTime']],
  toMoment: fromGmt,
  words: {
    M: 'registered',
    P: 'shipped',
    I: 'in_transit',
    O: 'out_for_delivery',
    D: 'delivered',
    X: 'problem',
    RS: 'problem',
  },
};

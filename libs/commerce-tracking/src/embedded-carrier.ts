import type { Carrier, CarrierEvent } from './carrier.port.ts';

const HOUR_MS = 3_600_000;

/** The journey from New York: hours after the parcel was handed over. */
const JOURNEY: readonly (readonly [hours: number, CarrierEvent['state'], place: string])[] = [
  [0, 'registered', 'New York'],
  [2, 'shipped', 'New York'],
  [20, 'in_transit', 'Liège'],
  [44, 'customs', 'Vilnius'],
  [68, 'out_for_delivery', 'Vilnius'],
  [74, 'delivered', 'Vilnius'],
];

/** Simulates every parcel's journey in time: it reports the events up to now. */
export const embeddedCarrier: Carrier = {
  key: 'harbour',
  ask: async ({ createdAt }, now) =>
    JOURNEY.map(([hours, state, place]) => ({
      state,
      place,
      at: new Date(createdAt.getTime() + hours * HOUR_MS),
    })).filter(({ at }) => at <= now),
};

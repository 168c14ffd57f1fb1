import type { Milestone } from './order-road.ts';

/** A carrier's states of a parcel, in order. */
export const PARCEL_STATES = [
  'registered',
  'shipped',
  'in_transit',
  'customs',
  'out_for_delivery',
  'delivered',
  'problem',
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

export const CARRIERS = ['harbour', 'dhl', 'ups', 'fedex'] as const;
export type CarrierKey = (typeof CARRIERS)[number];

/** The carriers' own names, in every language. */
export const CARRIER_NAMES: Readonly<Record<CarrierKey, string>> = {
  harbour: 'Harbour Courier',
  dhl: 'DHL',
  ups: 'UPS',
  fedex: 'FedEx',
};

const MILESTONES: Readonly<Partial<Record<ParcelState, Milestone>>> = {
  shipped: 'shipped',
  in_transit: 'shipped',
  customs: 'customs',
  out_for_delivery: 'out_for_delivery',
  delivered: 'delivered',
};

/** The order milestone of a parcel's event; problems and labels are no milestones. */
export const milestoneOf = (state: ParcelState): Milestone | null => MILESTONES[state] ?? null;

type ParcelEvent = { readonly state: ParcelState; readonly at: Date };

const placeOf = (state: ParcelState): number => PARCEL_STATES.indexOf(state);

/** A problem may happen anywhere on the way. */
const isOrdered = (earlier: ParcelState, later: ParcelState): boolean => {
  if (earlier === 'delivered') return false;
  return earlier === 'problem' || later === 'problem' || placeOf(earlier) <= placeOf(later);
};

/** Whether an event fits into a parcel's history by its time: no parcel goes back, and nothing follows its delivery. */
export const isInOrder = (history: readonly ParcelEvent[], { state, at }: ParcelEvent): boolean =>
  history.every((known) => (known.at <= at ? isOrdered(known.state, state) : isOrdered(state, known.state)));

/** A carrier's number in normal form: upper case without spaces; null for any other text. */
export const readParcelNumber = (typed: string): string | null => {
  const number = typed.replaceAll(/\s+/g, '').toUpperCase();
  return /^[A-Z0-9-]{6,35}$/.test(number) ? number : null;
};

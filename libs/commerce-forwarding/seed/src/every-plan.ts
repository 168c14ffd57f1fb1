import type { ForwardState, PackageState } from '@shop/domain/forwarding';
import {
  BATTERY,
  DEMO,
  GRINDER,
  MUGS,
  parcel,
  PARCELS,
  PRO,
  SHIRTS,
  SHOES,
  type ParcelPlan,
  type Plan,
  type RequestPlan,
} from './parcel-plans.ts';

/** Parcels that no request has, with the days since they came. */
const ALONE: readonly (readonly [PackageState, number, ParcelPlan['shop']])[] = [
  ['announced', 1, 'Mug House'],
  ['received', 0, 'Harbor Outfitters'],
  ['unidentified', 1, 'Soles'],
  ['checked', 1, 'Mug House'],
  ['in_storage', 5, 'Harbor Outfitters'],
  ['overdue', 190, 'Kitchen Quay'],
  ['restricted_hold', 4, 'Volt Store'],
  ['returned', 60, 'Volt Store'],
  ['disposed', 70, 'Volt Store'],
  ['abandoned', 300, 'Kitchen Quay'],
];
const CONTENTS = [SHIRTS, SHOES, MUGS, GRINDER, BATTERY];

/** Requests with the state of their one parcel, and the days since they were made. */
const REQUESTS: readonly (readonly [ForwardState, PackageState, number])[] = [
  ['requested', 'in_storage', 0],
  ['awaiting_declaration', 'in_storage', 1],
  ['packing', 'in_storage', 2],
  ['measured', 'packed', 1],
  ['approval_required', 'packed', 3],
  ['awaiting_payment', 'packed', 2],
  ['paid', 'packed', 3],
  ['handed_over', 'shipped', 6],
  ['delivered', 'shipped', 45],
  ['cancelled', 'in_storage', 9],
];

const numberOf = (at: number): string => `1Z999AA10184006${String(at).padStart(3, '0')}`;

const isOf = (shop: string) => (goods: readonly [string, string]) => goods[0] === shop;

const requested = ([state, , daysAgo]: (typeof REQUESTS)[number], at: number): RequestPlan => ({
  ...{ state, daysAgo, parcels: [numberOf(at + 101)], method: at % 2 === 0 ? 'air' : 'sea' },
  ...(state === 'approval_required' && { cap: 20 }),
});

/** A parcel and a request in each state of their machines. */
const EVERYTHING: Plan = {
  parcels: [
    ...ALONE.map(([state, daysAgo, shop], at) =>
      parcel(numberOf(at + 1), CONTENTS.find(isOf(shop)) ?? MUGS, {
        ...{ dollars: 40 + at, state, daysAgo, grams: 700 + at * 90 },
      }),
    ),
    ...REQUESTS.map(([, state, daysAgo], at) =>
      parcel(numberOf(at + 101), CONTENTS[at % 4] ?? MUGS, {
        ...{ dollars: 60 + at, state, daysAgo: daysAgo + 4, grams: 900 + at * 110 },
      }),
    ),
  ],
  requests: REQUESTS.map(requested),
};

export const PLANS: Readonly<Record<string, Plan>> = {
  'demo@nordport.example': DEMO,
  'parcels@nordport.example': PARCELS,
  'pro@nordport.example': PRO,
  'everything@nordport.example': EVERYTHING,
};

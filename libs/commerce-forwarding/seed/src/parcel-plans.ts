import type { ForwardState, PackageState } from '@shop/domain/forwarding';

export type ParcelPlan = {
  readonly number: string;
  readonly shop: string;
  readonly contents: string;
  readonly dollars: number;
  readonly state: PackageState;
  /** Days before the demo's day; since then it is stored, where it is stored. */
  readonly daysAgo: number;
  readonly grams: number;
};

export type RequestPlan = {
  readonly state: ForwardState;
  readonly daysAgo: number;
  readonly method: 'air' | 'sea';
  /** In whole units of the brand's currency. */
  readonly cap?: number;
  /** By their numbers. */
  readonly parcels: readonly string[];
};

export type Plan = { readonly parcels: readonly ParcelPlan[]; readonly requests: readonly RequestPlan[] };

export const parcel = (
  number: string,
  [shop, contents]: readonly [string, string],
  rest: Omit<ParcelPlan, 'number' | 'shop' | 'contents'>,
): ParcelPlan => ({ number, shop, contents, ...rest });

export const SHIRTS = ['Harbor Outfitters', 'Two cotton shirts'] as const;
export const SHOES = ['Soles', 'Running shoes'] as const;
export const MUGS = ['Mug House', 'Four mugs'] as const;
export const GRINDER = ['Kitchen Quay', 'Coffee grinder'] as const;
export const BATTERY = ['Volt Store', 'Power bank'] as const;

/** Parcels in each state that a client sees, for the demo's account. */
export const DEMO: Plan = {
  parcels: [
    parcel('TBA184001843000', MUGS, { dollars: 48, state: 'announced', daysAgo: 1, grams: 0 }),
    parcel('1Z999AA10184003001', SHIRTS, { dollars: 56, state: 'in_storage', daysAgo: 4, grams: 720 }),
    parcel('9400111899223184002', SHOES, { dollars: 119, state: 'in_storage', daysAgo: 40, grams: 1_340 }),
    parcel('1Z999AA10184003003', GRINDER, { dollars: 89, state: 'overdue', daysAgo: 200, grams: 2_100 }),
    parcel('TBA184001843004', BATTERY, { dollars: 39, state: 'restricted_hold', daysAgo: 6, grams: 480 }),
    parcel('9400111899223184005', MUGS, { dollars: 48, state: 'in_storage', daysAgo: 7, grams: 1_600 }),
    parcel('1Z999AA10184003006', SHOES, { dollars: 99, state: 'packed', daysAgo: 12, grams: 1_250 }),
  ],
  requests: [
    { state: 'awaiting_declaration', daysAgo: 2, method: 'sea', parcels: ['9400111899223184005'] },
    { state: 'approval_required', daysAgo: 3, method: 'air', cap: 20, parcels: ['1Z999AA10184003006'] },
  ],
};

/** Requests that have become orders: of another account, since one that waits for payment opens a reminder. */
export const PARCELS: Plan = {
  parcels: [
    parcel('1Z999AA10184004001', SHIRTS, { dollars: 56, state: 'packed', daysAgo: 9, grams: 720 }),
    parcel('9400111899223184402', SHOES, { dollars: 119, state: 'packed', daysAgo: 8, grams: 1_340 }),
    parcel('1Z999AA10184004003', GRINDER, { dollars: 89, state: 'shipped', daysAgo: 60, grams: 2_100 }),
    parcel('TBA184001844004', MUGS, { dollars: 48, state: 'in_storage', daysAgo: 2, grams: 1_600 }),
  ],
  requests: [
    { state: 'delivered', daysAgo: 50, method: 'air', parcels: ['1Z999AA10184004003'] },
    {
      ...{ state: 'awaiting_payment', daysAgo: 2, method: 'air' },
      parcels: ['1Z999AA10184004001', '9400111899223184402'],
    },
  ],
};

/** What waits for the business account. */
export const PRO: Plan = {
  parcels: [
    parcel('1Z999AA10184005001', SHIRTS, { dollars: 280, state: 'in_storage', daysAgo: 3, grams: 3_600 }),
    parcel('9400111899223184502', MUGS, { dollars: 192, state: 'in_storage', daysAgo: 2, grams: 6_400 }),
  ],
  requests: [],
};

import { toJson } from '../columns.ts';
import type { MethodAmounts, SnapshotAmounts } from '../tables/checkout-snapshot.ts';

const nothing: MethodAmounts = {
  shipping: 0,
  discount: 0,
  breakdown: {
    goods: 0,
    freight: 0,
    fuel: 0,
    surcharges: 0,
    insurance: 0,
    clearance: 0,
    duty: 0,
    vat: 0,
    service: 0,
  },
  daysFrom: 0,
  daysTo: 0,
};

const amounts: SnapshotAmounts = {
  air: nothing,
  sea: nothing,
  rates: { EUR: 920_000, USD: 1_000_000, AED: 3_672_500 },
  tierRate: 0,
  weightG: 0,
};

/** The JSON columns of a checkout session without lines. */
export const emptySnapshot = { lines: toJson([]), amounts: toJson(amounts), changes: toJson([]) };

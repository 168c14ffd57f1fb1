/** The delivered price of the showcase's three lines, computed once. */
export const SHOWCASE_SUBTOTAL = 577;

const lines = (freight: number) => [
  { code: 'goods' as const, amount: SHOWCASE_SUBTOTAL },
  { code: 'freight' as const, amount: freight },
  { code: 'clearance' as const, amount: 11.2 },
  { code: 'duty' as const, amount: 18.4 },
  { code: 'vat' as const, amount: 131.75 },
  { code: 'service' as const, amount: 6 },
];

export const SHOWCASE_BREAKDOWN = {
  air: { total: 787.05, days_from: 6, days_to: 9, lines: lines(42.7) },
  sea: { total: 759.25, days_from: 32, days_to: 40, lines: lines(14.9) },
};

export const SHOWCASE_SHIPPING = {
  shipping_methods: { air: 210.05, sea: 182.25 },
  shipping_discounts: { air: 0, sea: 0 },
  breakdown: SHOWCASE_BREAKDOWN,
};

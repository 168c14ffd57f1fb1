import type {
  EstimateAnswer,
  Forward,
  ForwardPrice,
  ForwardSummary,
  Package,
  WarehouseAnswer,
} from '@shop/contracts/forwarding';

const SENT = '2026-11-20T10:02:00-05:00';

export const FORWARD_SLUG = 'F'.repeat(22);

export const aWarehouse = (changes: Partial<WarehouseAnswer> = {}): WarehouseAnswer => ({
  ...{ status: true, suite_number: 'LT-20001', free_days: 30, most_days: 90 },
  fee_per_day: { amount: 0.5, currency: 'EUR' },
  warehouse: {
    ...{ name: 'Nordport Warehouse', street: '18 Harbor Road', city: 'New Castle', region: 'DE' },
    ...{ zip: '19720', country: 'United States', phone: '+1 302 555 0184' },
  },
  ...changes,
});

export const aParcel = (changes: Partial<Package> = {}): Package => ({
  ...{ id: 1, tracking_number: '1Z999AA10123456784', shop: 'Harbor Outfitters', contents: 'Two shirts' },
  ...{ value: 48, state: 'in_storage', weight_kg: 1.2, sides_cm: [30, 20, 12], hold_reason: null },
  photos: [],
  ...{ received_at: SENT, stored_at: SENT, free_until: '2026-12-20T10:02:00-05:00' },
  storage_fee: { amount: 0, currency: 'EUR' },
  ...{ is_forwardable: true, request_slug: null, updated_at: SENT },
  ...changes,
});

const UNWEIGHED = { weight_kg: null, sides_cm: null, stored_at: null, free_until: null, storage_fee: null };

/** A parcel in each of the states that a client sees most. */
export const someParcels = (): Package[] => [
  aParcel(),
  aParcel({ id: 2, tracking_number: '9400111899223100184', contents: 'Running shoes', shop: 'Soles' }),
  aParcel({
    ...{ id: 3, tracking_number: 'TBA184001843000', state: 'announced', received_at: null },
    ...UNWEIGHED,
    is_forwardable: false,
  }),
  aParcel({
    ...{ id: 4, tracking_number: '1Z999AA10123456799', state: 'overdue', contents: 'Coffee grinder' },
    storage_fee: { amount: 32.5, currency: 'EUR' },
  }),
  aParcel({
    ...{ id: 5, tracking_number: 'TBA184001843001', state: 'restricted_hold', contents: 'Power bank' },
    ...UNWEIGHED,
    ...{ hold_reason: 'A lithium battery without its papers', is_forwardable: false },
  }),
  aParcel({
    ...{ id: 6, tracking_number: '9400111899223100199', state: 'packed', is_forwardable: false },
    request_slug: FORWARD_SLUG,
  }),
];

export const aPrice = (changes: Partial<ForwardPrice> = {}): ForwardPrice => ({
  lines: [
    { code: 'freight', amount: 14.2 },
    { code: 'fuel', amount: 1.42 },
    { code: 'service', amount: 3 },
    { code: 'vat', amount: 3.91 },
    { code: 'import_vat', amount: 11.4 },
    { code: 'delivery', amount: 3.4 },
  ],
  ...{ total: 37.33, days_from: 6, days_to: 9 },
  ...changes,
});

export const anEstimate = (changes: Partial<EstimateAnswer> = {}): EstimateAnswer => ({
  ...{ status: true, currency: 'EUR', weight_kg: 2.4, air: aPrice() },
  sea: aPrice({ total: 28.1, days_from: 32, days_to: 40 }),
  ...changes,
});

export const aRequestSummary = (changes: Partial<ForwardSummary> = {}): ForwardSummary => ({
  ...{ slug: FORWARD_SLUG, number: 'FR100184', state: 'awaiting_payment', shipping_method: 'air' },
  ...{ packages_count: 2, total: 37.33, currency: 'EUR', created_at: SENT },
  ...changes,
});

export const aRequest = (changes: Partial<Forward> = {}): Forward => ({
  ...{ slug: FORWARD_SLUG, number: 'FR100184', state: 'awaiting_payment', currency: 'EUR' },
  shipping_method: 'air',
  address: {
    ...{ id: 0, first_name: 'Ona', last_name: 'Petraitė', first_address: 'Nemuno g. 24', city: 'Klaipėda' },
    ...{ zip: 'LT-91199', phone_number: '+37061200184', country_id: 1 },
  },
  price_cap: null,
  services: { photos: false, repack: true, insurance: false, remove_invoices: false },
  packages: [
    aParcel({ state: 'packed', is_forwardable: false, request_slug: FORWARD_SLUG }),
    aParcel({
      ...{ id: 2, tracking_number: '9400111899223100184', state: 'packed', contents: 'Running shoes' },
      ...{ is_forwardable: false, request_slug: FORWARD_SLUG },
    }),
  ],
  declaration: [{ description: 'Cotton shirt', hs_code: '610910', quantity: 2, value: 20, origin: 'US' }],
  ...{ declared_by: 'Ona Petraitė', declared_at: SENT, weight_kg: 2.4, sides_cm: [40, 30, 20] },
  ...{ price: aPrice(), carrier: null, tracking_number: null, payable_slug: FORWARD_SLUG },
  timeline: [
    { state: 'requested', at: SENT },
    { state: 'packing', at: SENT },
    { state: 'awaiting_payment', at: SENT },
  ],
  ...changes,
});

/** A request before it is packed. */
export const anUndeclared = (): Partial<Forward> => ({
  ...{ state: 'awaiting_declaration', declaration: [], declared_by: null, declared_at: null },
  ...{ weight_kg: null, sides_cm: null, price: null, payable_slug: null },
  timeline: [
    { state: 'requested', at: SENT },
    { state: 'awaiting_declaration', at: SENT },
  ],
});

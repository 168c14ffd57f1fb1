import type { Order } from '@shop/contracts/orders';
import { showcaseLines } from './showcase-lines.ts';
import { SHOWCASE_BREAKDOWN, SHOWCASE_SUBTOTAL } from './showcase-sums.ts';

/** An order of the showcase's three lines. */
export const showcaseOrder = (locale: string, parts: Partial<Order> = {}): Order => {
  const lines = showcaseLines(locale);
  return {
    id: 100_184,
    number: 'QU100184',
    slug: 'A'.repeat(22),
    kind: 'marketplace',
    state: 'shipped',
    created_at: '2026-11-12T09:14:00-05:00',
    currency: 'EUR',
    total: 791.55,
    items_count: lines.length,
    images: lines.map(({ image }) => image),
    payable_slug: null,
    email: 'ona@example.lt',
    lines,
    breakdown: SHOWCASE_BREAKDOWN.air.lines,
    totals: {
      ...{ subtotal: SHOWCASE_SUBTOTAL, shipping: 210.05, delivery: 4.5, shipping_discount: 0 },
      ...{ promotion: 0, balance: 0, payment_fee: 0, total: 791.55 },
    },
    shipping_method: 'air',
    days_from: 6,
    days_to: 9,
    address: {
      id: 0,
      first_name: 'Ona',
      last_name: 'Petraitė-Žukauskienė',
      first_address: 'Konstitucijos pr. 21A-14',
      city: 'Vilnius',
      zip: '08130',
      phone_number: '+37061200184',
      country_id: 1,
    },
    courier: 'Rapido',
    pickup_point: null,
    payments: [{ payment_processor_id: 1, amount: 791.55 }],
    refunded: 0,
    may: [],
    address_changes: [],
    parcels: [{ carrier: 'dhl', number: '00340434161094042557', state: 'in_transit' }],
    timeline: [
      { state: 'accepted', at: '2026-11-12T09:14:00-05:00' },
      { state: 'paid', at: '2026-11-12T09:15:20-05:00' },
      { state: 'purchasing', at: '2026-11-12T13:40:00-05:00' },
      { state: 'at_warehouse', at: '2026-11-15T10:02:00-05:00' },
      { state: 'shipped', at: '2026-11-16T18:30:00-05:00' },
    ],
    ...parts,
  };
};

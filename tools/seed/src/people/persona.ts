/** What the demo's clients have in common: one password, so that it can be written down. */
export const DEMO_PASSWORD = 'harbour-demo-2024';

export type OrderState =
  | 'accepted'
  | 'paid'
  | 'purchasing'
  | 'at_warehouse'
  | 'shipped'
  | 'delivered'
  | 'cancelled'
  | 'refunded'
  | 'partly_refunded';

export type Persona = {
  email: string;
  /** Which of the country's names this one bears. */
  who: number;
  isPro?: boolean;
  tier?: 'silver' | 'gold' | 'platinum';
  isTranslator?: boolean;
  /** Came from an older shop and has no password yet. */
  isImported?: boolean;
  addresses: number;
  orders: readonly { state: OrderState; daysAgo: number; lines: number; method: 'air' | 'sea' }[];
  hasBalanceHistory?: boolean;
};

const order = (state: OrderState, daysAgo: number, lines = 2, method: 'air' | 'sea' = 'air') => ({
  state,
  daysAgo,
  lines,
  method,
});

/** The same people at every brand, since an account belongs to one brand. */
export const PERSONAS: readonly Persona[] = [
  {
    email: 'demo@nordport.example',
    who: 0,
    addresses: 2,
    hasBalanceHistory: true,
    orders: [
      order('paid', 1),
      order('purchasing', 3, 1),
      order('at_warehouse', 6, 3),
      order('shipped', 11, 2),
      order('shipped', 26, 4, 'sea'),
      order('delivered', 38, 1),
      order('delivered', 61, 2),
      order('cancelled', 74, 1),
      order('refunded', 90, 1),
      order('partly_refunded', 118, 3),
      order('delivered', 150, 2, 'sea'),
      order('delivered', 201, 5),
    ],
  },
  {
    email: 'pro@nordport.example',
    who: 1,
    isPro: true,
    tier: 'gold',
    addresses: 1,
    orders: [order('at_warehouse', 4, 5, 'sea'), order('delivered', 44, 6, 'sea')],
  },
  { email: 'translator@nordport.example', who: 2, isTranslator: true, addresses: 1, orders: [] },
  {
    email: 'unpaid@nordport.example',
    who: 3,
    addresses: 1,
    orders: [order('accepted', 2, 2), order('accepted', 5, 1)],
  },
  {
    email: 'imported@nordport.example',
    who: 4,
    isImported: true,
    addresses: 1,
    orders: [order('delivered', 300, 1)],
  },
];

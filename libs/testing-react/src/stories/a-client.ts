import type { User } from '@shop/contracts/auth';

/** The logged-in client. */
export const aClient = (parts: Partial<User> = {}): User => ({
  id: 1,
  email: 'ona@example.lt',
  email_confirmed: true,
  first_name: 'Ona',
  last_name: 'Petraitė-Žukauskienė',
  phone: '+37061200184',
  country_id: 1,
  language_id: 1,
  currency_id: 1,
  is_pro: false,
  tier: null,
  balance: 0,
  balance_currency: 'EUR',
  suite_number: 'LT-20001',
  unpaid_orders_count: 1,
  saves_cards: true,
  addresses: [],
  can_view_translations: false,
  ...parts,
});

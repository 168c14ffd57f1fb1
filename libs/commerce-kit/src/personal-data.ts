import type { Database, Transaction } from '@shop/database';

/** A client whose data is exported or erased. */
export type Person = { readonly clientId: number; readonly brand: string; readonly email: string };

export type PersonalTopic =
  | 'account'
  | 'addresses'
  | 'devices'
  | 'passkeys'
  | 'cart'
  | 'cart_reminders'
  | 'wishes'
  | 'newsletter'
  | 'checkouts'
  | 'orders'
  | 'advertising'
  | 'payments'
  | 'saved_cards'
  | 'invoices'
  | 'balance'
  | 'top_ups'
  | 'pro'
  | 'quotes'
  | 'parcels'
  | 'misc_invoices'
  | 'reservations'
  | 'claims'
  | 'product_reviews'
  | 'letters'
  | 'withdrawals'
  | 'mails'
  | 'mail_reports';

/** In the order in which an export shows them. */
export const PERSONAL_FIELDS = [
  'first_name',
  'last_name',
  'name',
  'email',
  'phone',
  'address',
  'city',
  'postcode',
  'country',
  'language',
  'currency',
  'suite',
  'newsletter',
  'email_confirmed',
  'browser',
  'system',
  'place',
  'product',
  'sku',
  'quantity',
  'number',
  'kind',
  'state',
  'method',
  'provider',
  'reference',
  'subject',
  'model',
  'text',
  'files',
  'amount',
  'balance',
  'total',
  'created',
  'last_seen',
  'paid',
] as const;
export type PersonalField = (typeof PERSONAL_FIELDS)[number];

/** Sums are in units of their currency, moments are dates. */
export type PersonalRow = Readonly<
  Partial<Record<PersonalField, string | number | boolean | Date | null | undefined>>
>;

/** Why an account cannot be erased yet. */
export type ErasureObstacle =
  | 'balance'
  | 'open_orders'
  | 'open_payments'
  | 'open_invoices'
  | 'open_claims'
  | 'held_devices'
  | 'company_owner';

/** One library's part of a client's data. The library that writes the tables owns it. */
export type PersonalPart = {
  readonly topic: PersonalTopic;
  /** Everything that is stored about the person, in the order in which it is shown. */
  readonly read: (db: Database, person: Person) => Promise<readonly PersonalRow[]>;
  readonly obstacles?: (db: Database, person: Person) => Promise<readonly ErasureObstacle[]>;
  /** Deletes what no law requires to keep, or removes the person from it. Absent: all of it must be kept. */
  readonly erase?: (tx: Transaction, person: Person, now: Date) => Promise<void>;
};

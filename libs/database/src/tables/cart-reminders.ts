import type { Key } from '../columns.ts';
import type { Writers } from '../writers.ts';

/** A mail about the cart that a client left behind. */
export type CartReminderTable = { id: Key; client_id: number; reminded_at: Date };

export interface CartReminderTables {
  cart_reminder: CartReminderTable;
}

/** Who writes each table; all others read. */
export const cartReminderWriters: Writers<CartReminderTables> = {
  cart_reminder: 'commerce-cart-reminders',
};

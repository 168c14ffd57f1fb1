import type { ShippingMethod } from '@shop/domain/tariff';

export type ReminderLine = {
  name: string;
  details: string;
  quantity: number;
  /** Of one piece, at the door. */
  price: string;
  /** The whole address of its picture. */
  picture: string;
};

export type CartReminder = {
  name: string;
  lines: ReminderLine[];
  /** How many further goods the cart has. */
  more: number;
  method: ShippingMethod;
  link: string;
  /** Ends these mails and no other news. */
  unsubscribe: string;
};

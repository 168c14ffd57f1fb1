import { findAlertPercent } from '@shop/domain/wishes';
import * as z from 'zod/mini';
import {
  Amount,
  answer,
  Destination,
  Id,
  LanguageOnly,
  Picture,
  ShippingMethod,
  Stamp,
} from '../contract.ts';

export const Wish = z.object({
  id: z.int(),
  variant_id: z.int(),
  slug: z.string(),
  name: z.string(),
  manufacturer: z.string(),
  image: Picture,
  /** The variant's attributes in the reader's words. */
  attributes: z.array(z.string()),
  /** At the door: the goods price of now, and that of when it was saved, both by the tariff and rates of today. */
  price: Amount,
  price_saved: Amount,
  /** `withdrawn`: no longer sold, and without a page. */
  availability: z.enum(['in_stock', 'sold_out', 'withdrawn']),
  /** By how many percent the price falls before the client gets a mail; 0 is any fall, null is never. */
  alert_percent: z.nullable(z.int()),
  /** Whether the client gets a mail when it is in stock again. */
  tells_stock: z.boolean(),
  created_at: Stamp,
});
export type Wish = z.infer<typeof Wish>;

export const WishesRequest = z.object({ ...LanguageOnly.shape, ...Destination.shape });
export type WishesRequest = z.infer<typeof WishesRequest>;

export const WishesAnswer = answer({
  /** Newest first. */
  wishes: z.array(Wish),
  currency: z.string(),
  /** What the prices are for. */
  country_id: z.int(),
  method: ShippingMethod,
  /** How many a client keeps. */
  most: z.int(),
});
export type WishesAnswer = z.infer<typeof WishesAnswer>;

export const AddWish = z.object({ variant_id: Id });
export type AddWish = z.infer<typeof AddWish>;

export const WishId = z.object({ id: Id });
export type WishId = z.infer<typeof WishId>;

export const SetWishAlert = z.object({
  id: Id,
  alert_percent: z
    .nullable(z.int('required'))
    .check(z.refine((percent) => percent === null || findAlertPercent(percent) !== undefined, 'required')),
  tells_stock: z.boolean('required'),
});
export type SetWishAlert = z.infer<typeof SetWishAlert>;

export const EndWishAlerts = z.object({ token: z.string().check(z.maxLength(100)) });
export type EndWishAlerts = z.infer<typeof EndWishAlerts>;

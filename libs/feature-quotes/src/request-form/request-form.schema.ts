import { email, filled, optional } from '@shop/contracts/fields';
import * as z from 'zod/mini';

const shared = {
  country_id: filled(10),
  shipping_method: filled(3),
  note: optional(2_000),
};

/** A client's address is known. */
export const clientSchema = z.object(shared);
export const guestSchema = z.object({ ...shared, email: email() });

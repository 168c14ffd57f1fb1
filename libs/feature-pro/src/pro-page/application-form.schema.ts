import { filled, optional } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const APPLICATION_DRAFT = 'pro-application';

/** The form of the number is tested on the server, by the rules of its country. */
export const applicationSchema = z.object({
  company: filled(200),
  register_code: filled(40),
  vat_number: optional(20),
  country_id: filled(10),
  note: optional(1_000),
});

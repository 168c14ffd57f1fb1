import * as z from 'zod/mini';
import { answer } from './contract.ts';
import { line, phone, word, zip } from './fields.ts';

/** A new address has id 0. */
export const Address = z.object({
  id: z.int(),
  first_name: word(),
  last_name: word(),
  first_address: line(),
  city: word(),
  zip: zip(),
  phone_number: phone(),
  country_id: z.int(),
});
export type Address = z.infer<typeof Address>;

export const AddressIdOnly = z.object({ id: z.int() });
export type AddressIdOnly = z.infer<typeof AddressIdOnly>;

export const AddressAnswer = answer({ address: Address });
export type AddressAnswer = z.infer<typeof AddressAnswer>;

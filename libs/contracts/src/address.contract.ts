import { PHONE_NUMBER } from '@shop/domain';
import * as z from 'zod/mini';
import { answer } from './contract.ts';

const Word = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** A new address has id 0. */
export const Address = z.object({
  id: z.int(),
  first_name: Word,
  last_name: Word,
  first_address: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  city: Word,
  zip: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
  phone_number: z.string().check(z.trim(), z.regex(PHONE_NUMBER)),
  country_id: z.int(),
});
export type Address = z.infer<typeof Address>;

export const AddressIdOnly = z.object({ id: z.int() });
export type AddressIdOnly = z.infer<typeof AddressIdOnly>;

export const AddressAnswer = answer({ address: Address });
export type AddressAnswer = z.infer<typeof AddressAnswer>;

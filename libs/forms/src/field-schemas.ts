import { line, phone, word, zip } from '@shop/contracts/fields';
import * as z from 'zod/mini';

/** The fields of a delivery address, as every form that asks for one names them. */
export const addressFields = () => ({
  first_name: word(),
  last_name: word(),
  first_address: line(),
  city: word(),
  zip: zip(),
  phone_number: phone(),
  country_id: z.string('required').check(z.regex(/^\d+$/, 'required')),
});

export const ADDRESS_FIELDS = [
  'first_name',
  'last_name',
  'first_address',
  'city',
  'zip',
  'phone_number',
  'country_id',
] as const;

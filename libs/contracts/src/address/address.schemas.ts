import { addressProblems, tidyAddress } from '@shop/domain/delivery-address';
import * as z from 'zod/mini';
import { answer } from '../contract.ts';
import { line, optional, personName, word } from '../fields.ts';

/** A stored delivery address. A new one has id 0; that of a pickup order has no home address. */
export const Address = z.object({
  id: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  first_address: z.string(),
  city: z.string(),
  zip: z.string(),
  phone_number: z.string(),
  country_id: z.int(),
});
export type Address = z.infer<typeof Address>;

/** One of a client's addresses; the main one is offered first. */
export const SavedAddress = z.extend(Address, { is_main: z.boolean() });
export type SavedAddress = z.infer<typeof SavedAddress>;

const contact = { id: z.int(), first_name: personName(), last_name: personName(), phone_number: word() };

/**
 * A client's saved home address. Postcodes and telephone numbers are parsed by their country, and stored in
 * one form.
 */
export const HomeAddress = z
  .object({ ...contact, first_address: line(), city: word(), zip: optional(20), country_id: z.int() })
  .check(
    z.overwrite<Address>(tidyAddress),
    z.check<Address>(({ issues, value }) => {
      for (const [field, message] of Object.entries(addressProblems(value, 'home'))) {
        issues.push({ code: 'custom', input: value, message, path: [field] });
      }
    }),
  );
export type HomeAddress = z.infer<typeof HomeAddress>;

/** An address of a checkout: the courier decides whether it needs a home address, which the API looks up. */
export const CheckoutAddress = z.object({
  ...contact,
  first_address: optional(200),
  city: optional(120),
  zip: optional(20),
  country_id: z.int(),
});
export type CheckoutAddress = z.infer<typeof CheckoutAddress>;

export const AddressIdOnly = z.object({ id: z.int() });
export type AddressIdOnly = z.infer<typeof AddressIdOnly>;

export const AddressAnswer = answer({ address: SavedAddress });
export type AddressAnswer = z.infer<typeof AddressAnswer>;

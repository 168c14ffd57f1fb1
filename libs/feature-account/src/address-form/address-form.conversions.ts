import type { BodyOf, authCalls } from '@shop/contracts/calls';
import type { CurrentUser } from '@shop/data-access';
import type { FormValues } from '@shop/page';
import type { OwnAddress } from '../own-address/own-address.ts';

type SentAddress = BodyOf<typeof authCalls.addAddress>;

/** The id of an address that is not saved yet. */
export const NEW_ADDRESS_ID = 0;

const text = (value: string | undefined): string => value?.trim() ?? '';

/** The sent form, converted for the call. */
export const toSentAddress = (fields: FormValues, id: number): SentAddress => ({
  id,
  first_name: text(fields.first_name),
  last_name: text(fields.last_name),
  first_address: text(fields.first_address),
  city: text(fields.city),
  zip: text(fields.zip),
  phone_number: text(fields.phone_number),
  country_id: Number(fields.country_id),
});

/** The initial values of the form of a saved address. */
export const fromAddress = ({ id: _, is_main: __, country_id, ...address }: OwnAddress): FormValues => ({
  ...address,
  country_id: String(country_id),
});

/** The initial values of the form of a new address: the client, who is mostly the recipient. */
export const fromClient = (user: NonNullable<CurrentUser>, countryId: number): FormValues => ({
  first_name: user.first_name,
  last_name: user.last_name,
  phone_number: user.phone ?? '',
  country_id: String(countryId),
});

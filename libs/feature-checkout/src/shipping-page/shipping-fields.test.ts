import { findErrors } from '@shop/forms';
import { expect, test } from 'vitest';
import { aCheckout } from '../testing.ts';
import { fitDraft, toSavedShipping, toShippingFields, townOf } from './shipping-fields.ts';
import { shippingSchema } from './shipping-form.schema.ts';

const home = {
  id: 7,
  first_name: 'Ona',
  last_name: 'Petraitė',
  first_address: 'Ukmergės g. 282',
  city: 'Vilnius',
  zip: '06318',
  phone_number: '+37061200184',
  country_id: 1,
};
const typed = {
  email: ' Ona@Example.lt ',
  first_name: 'Ona',
  last_name: 'Petraitė',
  first_address: 'Ukmergės g. 282',
  city: 'Vilnius',
  zip: '06318',
  phone_number: '+37061200184',
  country_id: '1',
  shipping: 'sea',
};
const blank = { country_id: '1' };
const codes = (checkout: ReturnType<typeof aCheckout>, fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(findErrors(shippingSchema(checkout), fields)).map(([name, { message }]) => [
      name,
      message,
    ]),
  );

test('R-CHO-10 no courier chosen is index -1 on the wire and an empty field in the form', () => {
  expect(toShippingFields(aCheckout())).toMatchObject({ delivery: '', shipping: 'air', country_id: '1' });
  expect(toSavedShipping(typed, aCheckout(), 2)).toMatchObject({ delivery: -1, parcel_shop: null });
});

test('a guest’s step is saved with e-mail, address with id 0, method and pickup point', () => {
  const saved = toSavedShipping({ ...typed, delivery: '1', point_1: 'P1' }, aCheckout(), 2);
  expect(saved).toMatchObject({
    email: 'ona@example.lt',
    shipping: 'sea',
    delivery: 1,
    parcel_shop: 'P1',
    language_id: 2,
    address: { id: 0, last_name: 'Petraitė', country_id: 1 },
  });
});

test('a point selected for another courier is ignored', () => {
  const saved = toSavedShipping({ ...typed, delivery: '0', point_1: 'P1' }, aCheckout(), 2);
  expect(saved.parcel_shop).toBeNull();
});

test('a client’s saved address is sent in full, and no e-mail with it', () => {
  const checkout = aCheckout({ is_guest: false, client_addresses: [home] });
  const saved = toSavedShipping({ address_id: '7', shipping: 'air', delivery: '0' }, checkout, 1);
  expect(saved.address).toEqual(home);
  expect(saved.email).toBeUndefined();
});

test('guests fill in everything, clients an address only for the courier', () => {
  expect(codes(aCheckout(), blank)).toMatchObject({
    email: 'required',
    city: 'required',
    delivery: 'choose_courier',
  });
  const client = aCheckout({ is_guest: false, client_addresses: [home] });
  expect(codes(client, { address_id: '7', delivery: '0' })).toEqual({});
  expect(codes(client, { ...blank, address_id: '0', delivery: '0' })).toMatchObject({ city: 'required' });
  // The couriers of another country do not deliver to that address.
  const abroad = { ...client, country_id: 2 };
  expect(codes(abroad, { ...blank, country_id: '2', address_id: '7', delivery: '0' })).toMatchObject({
    city: 'required',
  });
});

test('a pickup courier needs a point; where the carrier delivers to the door nothing is needed', () => {
  expect(codes(aCheckout(), { ...typed, email: 'ona@example.lt', delivery: '1' })).toEqual({
    point_1: 'choose_pickup_point',
  });
  expect(codes(aCheckout({ local_delivery: false }), { ...typed, email: 'ona@example.lt' })).toEqual({});
});

test('a pickup point is sent without a home address, even if one was typed before', () => {
  const saved = toSavedShipping({ ...typed, delivery: '1', point_1: 'P1' }, aCheckout(), 2);
  expect(saved.address).toMatchObject({ first_address: '', city: '', zip: '', phone_number: '+37061200184' });
  const client = aCheckout({ is_guest: false, client_addresses: [home] });
  const picked = toSavedShipping({ ...typed, address_id: '7', delivery: '1', point_1: 'P1' }, client, 2);
  expect(picked.address).toMatchObject({ id: 0, first_name: 'Ona', city: '' });
});

test('a draft keeps typed text; a courier of another country in it is ignored', () => {
  const draft = { city: 'Kaunas', delivery: '1', country_id: '1', address_id: '99' };
  expect(fitDraft(draft, aCheckout())).toEqual({ city: 'Kaunas', delivery: '1' });
  expect(fitDraft(draft, aCheckout({ country_id: 2 }))).toEqual({ city: 'Kaunas' });
  expect(fitDraft(null, aCheckout())).toEqual({});
});

test('points of the typed town come first, else those of a client’s saved address', () => {
  expect(townOf({ city: 'Kaunas' }, aCheckout())).toBe('Kaunas');
  expect(townOf({ city: '' }, aCheckout({ client_addresses: [home] }))).toBe('Vilnius');
});

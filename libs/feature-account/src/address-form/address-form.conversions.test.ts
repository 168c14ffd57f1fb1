import { expect, test } from 'vitest';
import { aHome, aUser } from '../testing.ts';
import { fromAddress, fromClient, NEW_ADDRESS_ID, toSentAddress } from './address-form.conversions.ts';

const home = aHome({ id: 7 });

test('R-ADR-02 a new address is sent with id 0', () => {
  expect(toSentAddress(fromAddress(home), NEW_ADDRESS_ID)).toMatchObject({ id: 0, city: home.city });
});

test('a stored address is unchanged by its form', () => {
  const { is_main: _, ...sent } = home;
  expect(toSentAddress(fromAddress(home), 7)).toEqual(sent);
});

test('spaces around typed text are removed', () => {
  expect(toSentAddress({ ...fromAddress(home), city: '  Kaunas ' }, 7).city).toBe('Kaunas');
});

test('a country without postcodes sends an empty one', () => {
  const { zip: _, ...fields } = fromAddress(home);
  expect(toSentAddress(fields, 7).zip).toBe('');
});

test('the form of a new address starts with the client’s own name and number', () => {
  expect(fromClient(aUser({ phone: '+370 612 00184' }), 2)).toEqual({
    first_name: 'Ona',
    last_name: 'Petraitė',
    phone_number: '+370 612 00184',
    country_id: '2',
  });
});

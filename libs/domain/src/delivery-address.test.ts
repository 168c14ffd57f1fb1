import { describe, expect, test } from 'vitest';
import { addressFieldsOf, addressProblems, homeFieldsOf, tidyAddress } from './delivery-address.ts';
import { isPhoneNumber } from './phone-number.ts';

const home = {
  first_name: 'Ona',
  last_name: 'Petraitė',
  first_address: 'Ukmergės g. 282',
  city: 'Vilnius',
  zip: '06318',
  phone_number: '+370 612 00184',
  country_id: 1,
};
const [LT, LV, EE, NL, AE, US] = [1, 2, 3, 4, 5, 6] as const;

describe('a telephone number', () => {
  const tidied = (phone_number: string, country_id: number) =>
    tidyAddress({ ...home, country_id, phone_number }).phone_number;

  test.each([
    ['861234567', LT, '+370 61234567'],
    ['8 612 34567', LT, '+370 61234567'],
    ['061234567', LT, '+370 61234567'],
    ['612 34567', LT, '+370 61234567'],
    ['37061234567', LT, '+370 61234567'],
    ['0037061234567', LT, '+37061234567'],
    ['+370 (612) 34-567', LT, '+370 612 34 567'],
    ['+370 8 612 34567', LT, '+370 61234567'],
    ['20123456', LV, '+371 20123456'],
    ['371 2012 3456', LV, '+371 20123456'],
    ['5123456', EE, '+372 5123456'],
    ['51234567', EE, '+372 51234567'],
    ['06 12345678', NL, '+31 612345678'],
    ['0612345678', NL, '+31 612345678'],
    ['050 123 4567', AE, '+971 501234567'],
    ['04 123 4567', AE, '+971 41234567'],
    ['+44 20 7946 0958', LT, '+44 20 7946 0958'],
  ])('%s written in country %i is stored as %s', (typed, country, kept) => {
    expect(tidied(typed, country)).toBe(kept);
    expect(isPhoneNumber(kept)).toBe(true);
  });

  test.each([
    ['12345', LT],
    ['abc', LT],
    ['+370 612', LT],
    ['861234567', US],
    ['2012345', LV],
  ])('%s written in country %i is not a number, and stays as typed', (typed, country) => {
    expect(tidied(typed, country)).toBe(typed);
    expect(addressProblems({ ...home, country_id: country, phone_number: typed }, 'home')).toMatchObject({
      phone_number: 'phone',
    });
  });
});

describe('a postcode', () => {
  const tidied = (zip: string, country_id: number) => tidyAddress({ ...home, country_id, zip }).zip;

  test.each([
    ['LT-01103', LT, '01103'],
    ['lt 01103', LT, '01103'],
    ['1050', LV, 'LV-1050'],
    ['lv1050', LV, 'LV-1050'],
    ['10111', EE, '10111'],
    ['1012ab', NL, '1012 AB'],
    ['12345', US, '12345'],
    ['anything', AE, ''],
  ])('%s of country %i is stored as %s', (typed, country, kept) => {
    expect(tidied(typed, country)).toBe(kept);
    expect(addressProblems({ ...home, country_id: country, zip: kept }, 'home')).toEqual({});
  });

  test.each([
    ['abc', LT],
    ['1050', LT],
    ['01103', LV],
    ['0123 AB', NL],
    ['1012', NL],
    ['1011', EE],
  ])('%s is invalid in country %i', (zip, country_id) => {
    expect(addressProblems({ ...home, country_id, zip }, 'home')).toEqual({ zip: 'postcode' });
  });
});

describe('the order of the fields of an address', () => {
  test.each([
    ['LT', ['first_address', 'zip', 'city']],
    ['EE', ['first_address', 'zip', 'city']],
    ['NL', ['first_address', 'zip', 'city']],
    ['LV', ['first_address', 'city', 'zip']],
    ['AE', ['first_address', 'city']],
  ] as const)('%s asks for the home address in the order of its postal service', (country, order) => {
    expect(homeFieldsOf(country)).toEqual(order);
  });

  test('the person comes first, in every country', () => {
    expect(addressFieldsOf('LV')).toEqual([
      'first_name',
      'last_name',
      'phone_number',
      'first_address',
      'city',
      'zip',
    ]);
  });
});

describe('the required fields of an address', () => {
  const empty = { ...home, first_address: '', city: ' ', zip: '' };

  test('street, city and postcode for delivery to the door', () => {
    expect(addressProblems(empty, 'home')).toEqual({
      first_address: 'required',
      city: 'required',
      zip: 'required',
    });
  });

  test('no home address for a pickup point, but always a name and a telephone number', () => {
    expect(addressProblems(empty, 'pickup')).toEqual({});
    expect(addressProblems({ ...empty, first_name: '', phone_number: '' }, 'pickup')).toEqual({
      first_name: 'required',
      phone_number: 'required',
    });
  });

  test('no postcode where the country has none', () => {
    expect(addressProblems({ ...home, country_id: AE, zip: '' }, 'home')).toEqual({});
  });
});

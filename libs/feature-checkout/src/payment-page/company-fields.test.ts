import { findErrors } from '@shop/forms';
import { expect, test } from 'vitest';
import { aCheckout } from '../testing.ts';
import { companySchema, isKept, toCompany, toCompanyFields } from './company-fields.ts';

const KEPT = { name: 'UAB Rasa', register_code: '121215434', vat_number: null, country_id: 1 };
const TYPED = {
  buyer: 'company',
  company_name: ' UAB Rasa ',
  company_country: '1',
  company_code: '121215434',
};

test('a checkout begins for a person in its country, and shows the company that it has', () => {
  expect(toCompanyFields(aCheckout())).toMatchObject({ buyer: 'person', company_country: '1' });
  expect(toCompanyFields(aCheckout({ company: KEPT }))).toMatchObject({
    ...{ buyer: 'company', company_name: 'UAB Rasa', company_code: '121215434', company_vat: '' },
  });
});

test('what a person typed into the company’s fields is not sent', () => {
  expect(toCompany({ ...TYPED, buyer: 'person' })).toBeNull();
  expect(toCompany(TYPED)).toEqual({ ...KEPT, vat_number: '' });
});

test('a company that the checkout has already is not sent again', () => {
  expect(isKept(toCompany(TYPED), aCheckout({ company: KEPT }))).toBe(true);
  expect(isKept(toCompany(TYPED), aCheckout())).toBe(false);
  expect(isKept(null, aCheckout({ company: KEPT }))).toBe(false);
  expect(isKept(null, aCheckout())).toBe(true);
});

test('a company has a name and a code of its country; a person has neither', () => {
  expect(findErrors(companySchema, { buyer: 'person' })).toEqual({});
  expect(findErrors(companySchema, TYPED)).toEqual({});
  expect(findErrors(companySchema, { ...TYPED, company_name: '', company_code: '121215435' })).toMatchObject({
    ...{ company_name: { message: 'required' }, company_code: { message: 'register_code' } },
  });
  expect(findErrors(companySchema, { ...TYPED, company_country: '6', company_code: '' })).toEqual({});
});

import { findCountryById } from '@shop/domain/countries';
import { addressFieldsOf, addressProblems, type Destination } from '@shop/domain/delivery-address';

type Issue = { path: string[]; message: string };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The errors of the fields of a delivery address, with the names that every form uses. */
export const addressIssues = (values: Record<string, unknown>, destination: Destination): Issue[] => {
  const country_id = Number(values.country_id);
  const names = addressFieldsOf(findCountryById(country_id)?.code);
  const address = {
    first_name: text(values.first_name),
    last_name: text(values.last_name),
    phone_number: text(values.phone_number),
    first_address: text(values.first_address),
    city: text(values.city),
    zip: text(values.zip),
    country_id,
  };
  const problems = addressProblems(address, destination);
  return names.flatMap((name) => {
    const code = problems[name];
    return code === undefined ? [] : [{ path: [name], message: code }];
  });
};

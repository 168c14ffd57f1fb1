import { addressProblems, type Destination } from '@shop/domain/delivery-address';

/** In the order of the fields. */
const NAMES = ['first_name', 'last_name', 'phone_number', 'first_address', 'city', 'zip'] as const;

type Issue = { path: string[]; message: string };

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** What is wrong with the fields of a delivery address, as every form that asks for one names them. */
export const addressIssues = (values: Record<string, unknown>, destination: Destination): Issue[] => {
  const address = Object.fromEntries(NAMES.map((name) => [name, text(values[name])])) as Record<
    (typeof NAMES)[number],
    string
  >;
  const problems = addressProblems({ ...address, country_id: Number(values.country_id) }, destination);
  return NAMES.flatMap((name) => {
    const code = problems[name];
    return code === undefined ? [] : [{ path: [name], message: code }];
  });
};

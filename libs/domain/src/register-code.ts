import type { CountryCode } from './countries.ts';
import { err, ok, type Result } from './result.ts';

type Register = {
  readonly form: RegExp;
  /** True for a code of that form whose check digit fits. */
  readonly fits?: (digits: readonly number[]) => boolean;
  /** Not asked of every company there. */
  readonly isOptional?: boolean;
};

const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, at) => sum + weight * (digits[at] ?? 0), 0);

/** Modulo 11 with second weights where the first give 10, as Lithuania and Estonia number persons and companies. */
const byTwoRows = (first: readonly number[], second: readonly number[]) => (digits: readonly number[]) => {
  const tried = weighted(digits, first) % 11;
  return (tried < 10 ? tried : (weighted(digits, second) % 11) % 10) === digits.at(-1);
};

const latvian = (digits: readonly number[]): boolean => {
  const sum = weighted(digits, [9, 1, 4, 8, 3, 10, 2, 5, 7, 6]);
  const rest = sum % 11;
  const check = rest === 4 && digits[0] === 9 ? (sum - 45) % 11 : rest;
  const expected = check > 4 ? 14 - check : check < 4 ? 3 - check : 0;
  return expected === digits.at(-1);
};

const finnish = (digits: readonly number[]): boolean => {
  const rest = weighted(digits, [7, 9, 10, 5, 8, 4, 2]) % 11;
  return rest !== 1 && (rest === 0 ? 0 : 11 - rest) === digits.at(-1);
};

const luhn = (digits: readonly number[]): boolean => {
  const doubled = digits.map((digit, at) => (at % 2 === 0 ? digit * 2 : digit));
  return doubled.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0) % 10 === 0;
};

/** The registers of companies by country. Without a row the country numbers its companies for taxes alone. */
const REGISTERS: Partial<Record<CountryCode, Register>> = {
  LT: {
    form: /^\d{9}$/,
    fits: byTwoRows([1, 2, 3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8, 9, 1]),
  },
  LV: { form: /^[459]\d{10}$/, fits: latvian },
  EE: { form: /^\d{8}$/, fits: byTwoRows([1, 2, 3, 4, 5, 6, 7], [3, 4, 5, 6, 7, 8, 9]) },
  NL: { form: /^\d{8}$/ },
  FI: { form: /^\d{8}$/, fits: finnish },
  SE: { form: /^\d{10}$/, fits: luhn },
  PL: { form: /^(\d{9}|\d{10}|\d{14})$/, isOptional: true },
  DE: { form: /^(HRA|HRB|GNR|PR|VR)?\d{1,6}[A-Z]{0,2}$/, isOptional: true },
  AE: { form: /^[A-Z0-9]{3,20}$/, isOptional: true },
};

const isRight = ({ form, fits }: Register, bare: string): boolean =>
  form.test(bare) && (fits?.([...bare].map(Number)) ?? true);

/** The code as typed with single spaces; null where the country has none, or leaves it to the company. */
export const tidyRegisterCode = (
  country: CountryCode,
  typed: string,
): Result<string | null, 'required' | 'register_code'> => {
  const register = REGISTERS[country];
  if (!register) return ok(null);
  const code = typed.trim().toUpperCase().replaceAll(/\s+/g, ' ');
  if (code === '') return register.isOptional ? ok(null) : err('required');
  return isRight(register, code.replaceAll(/[\s./-]/g, '')) ? ok(code) : err('register_code');
};

const SIGNS: Readonly<Record<string, string>> = {
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  'د.إ': 'AED',
};
const DEAREST = 1_000_000;

/** `1.299,00` and `1,299.00` are the same; the last separator with one or two digits after it parts the cents. */
const toDecimal = (digits: string): string => {
  const cents = /[.,](\d{1,2})$/.exec(digits);
  if (!cents) return digits.replaceAll(/[^\d]/g, '');
  const whole = digits.slice(0, cents.index).replaceAll(/[^\d]/g, '');
  return `${whole || '0'}.${cents[1]}`;
};

/** A number as JSON has it keeps its point: 12.5, "12.50", "12.5000". */
const plain = /^\d+(?:\.\d+)?$/;

/** A positive price in whole cents; null for anything else, and for texts with several numbers. */
export const readPrice = (given: unknown): number | null => {
  const text = typeof given === 'number' ? String(given) : typeof given === 'string' ? given.trim() : '';
  if (text.length > 40 || /-\s*\d/.test(text)) return null;
  const numbers = text.match(/\d(?:[\d.,'’\u00A0\u202F ]*\d)?/g) ?? [];
  if (numbers.length !== 1) return null;
  const value = Number(plain.test(text) ? text : toDecimal(numbers[0]!));
  const price = Math.round(value * 100) / 100;
  return Number.isFinite(price) && price > 0 && price <= DEAREST ? price : null;
};

/** A currency by its code or sign. A dollar sign with letters before it is another dollar. */
export const readCurrency = (given: unknown): string | null => {
  if (typeof given !== 'string') return null;
  const code = /(?<![A-Z])(USD|EUR|AED|GBP|CAD|AUD|JPY|PLN|SEK|NOK|DKK|CHF|CNY)(?![A-Z])/i.exec(given);
  if (code) return code[1]!.toUpperCase();
  if (/[A-Z]{1,2}\s?\$/i.test(given)) return /US\s?\$/i.test(given) ? 'USD' : null;
  const sign = Object.keys(SIGNS).find((one) => given.includes(one));
  return sign === undefined ? null : SIGNS[sign]!;
};

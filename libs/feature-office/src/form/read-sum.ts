import { Unread } from './form-problem.ts';

const SUM = /^\d{1,7}([.,]\d{1,2})?$/;

/** A sum as typed: `12.50` or `12,50`. @throws Unread for anything else. */
export const sumIn = (field: (name: string) => string, name: string): number => {
  const typed = field(name);
  if (!SUM.test(typed)) throw new Unread({ errors: { [name]: ['number'] } });
  return Number(typed.replace(',', '.'));
};

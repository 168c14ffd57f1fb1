import { fromWire } from '@shop/domain/wire-amount';
import { invalid } from '@shop/commerce-kit/problem';

/** A price that a buyer typed. It has at most four decimals; more are refused by the field's name. */
export const toPrice = (typed: number): number => {
  try {
    return fromWire(typed);
  } catch {
    throw invalid({ price: ['number'] });
  }
};

import { isNode, textOf } from './nodes.ts';

const GRAMS: Readonly<Record<string, number>> = {
  ...{ g: 1, gr: 1, gm: 1, gram: 1, grams: 1, grm: 1 },
  ...{ kg: 1_000, kgs: 1_000, kgm: 1_000, kilogram: 1_000, kilograms: 1_000 },
  ...{ lb: 453.592, lbs: 453.592, lbr: 453.592, pound: 453.592, pounds: 453.592 },
  ...{ oz: 28.3495, onz: 28.3495, ounce: 28.3495, ounces: 28.3495 },
};
const HEAVIEST_G = 1_000_000;

const toGrams = (amount: number, unit: string): number | null => {
  const perUnit = GRAMS[unit.toLowerCase()];
  const grams = Math.ceil(amount * (perUnit ?? 0) - 1e-6);
  return grams > 0 && grams <= HEAVIEST_G ? grams : null;
};

const ONE =
  /(\d+(?:[.,]\d+)?)\s*(kilograms?|kgs?|kgm|grams?|gr?m?|pounds?|lbs?|lbr|ounces?|oz|onz)(?![\p{L}])/giu;

/** `2 lb 4 oz` is one weight; without a unit it is none. */
const fromText = (text: string): number | null => {
  const parts = [...text.slice(0, 200).matchAll(ONE)].slice(0, 2);
  const grams = parts.flatMap(
    ([, amount = '', unit = '']) => toGrams(Number(amount.replace(',', '.')), unit) ?? [],
  );
  const isPair = parts.length === 2 && /^(?:lb|pound)/i.test(parts[0]![2]!) && /^o/i.test(parts[1]![2]!);
  return isPair && grams.length === 2 ? grams[0]! + grams[1]! : (grams[0] ?? null);
};

/** A weight in grams: a text with its unit, or a QuantitativeValue of schema.org. */
export const readWeight = (given: unknown): number | null => {
  if (!isNode(given)) return typeof given === 'string' ? fromText(given) : null;
  const unit = textOf(given['unitCode']) ?? textOf(given['unitText']) ?? '';
  const value = textOf(given['value']) ?? '';
  return toGrams(Number(value.replace(',', '.')), unit.trim()) ?? fromText(`${value} ${unit}`);
};

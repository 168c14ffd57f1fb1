import { Unread } from './form-problem.ts';

const KG = /^\d{1,3}([.,]\d{1,3})?$/;
const SIDES = /^(\d{1,3}(?:[.,]\d)?)[x×* ]+(\d{1,3}(?:[.,]\d)?)[x×* ]+(\d{1,3}(?:[.,]\d)?)$/i;
const GRAMS_PER_KG = 1_000;
const MM_PER_CM = 10;

const numberOf = (typed: string): number => Number(typed.replace(',', '.'));

/** `1.2` or `1,2` kilograms in grams; null for anything else. */
export const gramsOf = (typed: string): number | null => {
  const grams = KG.test(typed) ? Math.ceil(numberOf(typed) * GRAMS_PER_KG) : 0;
  return grams > 0 ? grams : null;
};

/** `30x20x10` or `30 20 10` centimetres in millimetres; null for anything else. */
export const sidesOf = (typed: string): [number, number, number] | null => {
  const [length = 0, width = 0, height = 0] = (SIDES.exec(typed) ?? [])
    .slice(1)
    .map((side) => Math.ceil(numberOf(side) * MM_PER_CM));
  return Math.min(length, width, height) > 0 ? [length, width, height] : null;
};

/** @throws Unread with the fields that cannot be read. */
export const measuresIn = (field: (name: string) => string) => {
  const weight_g = gramsOf(field('weight'));
  const sides_mm = sidesOf(field('sides'));
  if (weight_g !== null && sides_mm !== null) return { weight_g, sides_mm };
  throw new Unread({
    errors: {
      ...(weight_g === null && { weight: ['weight'] }),
      ...(sides_mm === null && { sides: ['sides'] }),
    },
  });
};

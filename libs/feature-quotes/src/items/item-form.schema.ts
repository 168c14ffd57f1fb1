import { optional, filled } from '@shop/contracts/fields';
import { LONGEST_LINK } from '@shop/domain/quotes';
import * as z from 'zod/mini';

/** Typed with a comma or a point. */
const NUMBER = /^\d{1,7}(?:[.,]\d{1,4})?$/;
const WHOLE = /^\d{1,2}$/;

const numberOrNone = () =>
  z.string().check(
    z.trim(),
    z.refine((typed) => typed === '' || NUMBER.test(typed), 'number'),
  );

export const itemSchema = z.object({
  url: optional(LONGEST_LINK),
  title: filled(300),
  options: optional(500),
  quantity: filled(3).check(z.refine((typed) => WHOLE.test(typed) && Number(typed) > 0, 'number')),
  price: numberOrNone(),
  weight_kg: numberOrNone(),
  length_cm: numberOrNone(),
  width_cm: numberOrNone(),
  height_cm: numberOrNone(),
});

import { email, filled, optional, personName } from '@shop/contracts/fields';
import * as z from 'zod/mini';

/** The statement of a visitor who names the order by its number. */
export const typedSchema = z.object({
  name: personName(),
  number: filled(40),
  email: email(),
  goods: optional(1000),
});

export const TYPED_DRAFT = 'withdrawal';

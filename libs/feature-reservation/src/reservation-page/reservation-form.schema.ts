import { email, filled, personName } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const reservationSchema = z.object({
  model_id: filled(12),
  name: personName(),
  email: email(),
  phone: filled(40),
});

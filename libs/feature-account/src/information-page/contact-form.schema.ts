import { optionalPhone, personName } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const contactSchema = (countryId: number) =>
  z.object({ first_name: personName(), last_name: personName(), phone: optionalPhone(countryId) });

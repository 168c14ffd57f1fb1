import { email, newPassword, optionalPhone, personName } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const registerSchema = (countryId: number) =>
  z.object({
    email: email(),
    first_name: personName(),
    last_name: personName(),
    phone: optionalPhone(countryId),
    password: newPassword(),
  });

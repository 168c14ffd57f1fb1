import { email, newPassword, optionalPhone, word } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const registerSchema = (countryId: number) =>
  z.object({
    email: email(),
    first_name: word(),
    last_name: word(),
    phone: optionalPhone(countryId),
    password: newPassword(),
  });

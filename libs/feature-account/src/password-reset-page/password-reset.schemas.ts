import { email, newPassword } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const askSchema = z.object({ email: email() });
export const resetSchema = z.object({ password: newPassword() });

import { email, knownPassword } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const emailSchema = z.object({ email: email(), current_password: knownPassword() });

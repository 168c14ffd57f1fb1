import { email, knownPassword } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const loginSchema = z.object({ email: email(), password: knownPassword() });

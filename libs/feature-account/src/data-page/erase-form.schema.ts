import { knownPassword } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const eraseSchema = z.object({ current_password: knownPassword() });

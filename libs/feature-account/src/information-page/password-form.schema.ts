import { knownPassword, newPassword } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const passwordSchema = z.object({ current_password: knownPassword(), password: newPassword() });

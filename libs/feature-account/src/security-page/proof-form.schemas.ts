import { knownPassword } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const proofSchema = z.object({ password: knownPassword() });

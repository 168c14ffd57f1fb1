import { email, filled } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const openSchema = z.object({ email: email() });
export const newLinkSchema = z.object({ number: filled(40), email: email() });

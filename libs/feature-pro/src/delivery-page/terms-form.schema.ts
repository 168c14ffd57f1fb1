import { personName } from '@shop/contracts/fields';
import * as z from 'zod/mini';

export const TERMS_DRAFT = 'pro-terms';

export const termsSchema = z.object({ name: personName() });

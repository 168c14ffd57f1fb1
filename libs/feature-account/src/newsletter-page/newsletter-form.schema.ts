import { newsletterFields } from '@shop/contracts/newsletters';
import * as z from 'zod/mini';

export const newsletterSchema = z.object(newsletterFields);

import { letterFields } from '@shop/contracts/content';
import * as z from 'zod/mini';

export const letterSchema = z.object(letterFields);

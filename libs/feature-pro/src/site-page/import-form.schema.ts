import { optional } from '@shop/contracts/fields';
import * as z from 'zod/mini';
import { LONGEST_PASTED } from './import-draft.ts';

/** Whether there is a table at all is known only with the file. */
export const importSchema = z.object({ text: optional(LONGEST_PASTED) });

import * as z from 'zod/mini';
import { answer } from '../contract.ts';

/** Where staff change texts; null for those who may not see keys, and for a shop without an office. */
export const TextDesk = answer({ url: z.nullable(z.string()) });
export type TextDesk = z.infer<typeof TextDesk>;

import * as z from 'zod/mini';
import { answer } from '../contract.ts';
import { StoredBlock } from './blocks.schemas.ts';

/** The home page of a brand. What staff wrote is null, or left out, in languages that they did not write. */
export const Home = z.object({
  heading: z.nullable(z.string()),
  /** For search engines. */
  description: z.nullable(z.string()),
  blocks: z.array(StoredBlock),
});
export type Home = z.infer<typeof Home>;
export const HomeAnswer = answer({ home: Home });
export type HomeAnswer = z.infer<typeof HomeAnswer>;

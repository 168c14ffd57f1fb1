import type { TillId } from '../testing/tills/start-till.ts';

export { inParallel } from '@shop/commerce-kit/in-parallel';

/** The result of a proof, as one row of the printed table. */
export type ProofRow = {
  readonly what: string;
  readonly wanted: string;
  readonly found: string;
  readonly holds: boolean;
};

/** A proof runs at any size: small within the tests, complete on demand. */
export type Proof = (size: number, tell: (progress: string) => void) => Promise<ProofRow>;

/** A proof of what holds at every provider. */
export type TillProof = (till: TillId) => Proof;

export const row = (what: string, wanted: string, found: string, holds: boolean): ProofRow => ({
  what,
  wanted,
  found,
  holds,
});

const TRIES = 20;

/** Asks again, as a browser does, while the shop has no free connection; a refusal is an answer. */
export const untilAnswered = async <Answer extends { readonly status: number }>(
  step: () => Promise<Answer>,
): Promise<Answer> => {
  for (let tries = 1; ; tries += 1) {
    const answer = await step();
    if (answer.status < 500 || tries === TRIES) return answer;
    await new Promise((resolve) => setTimeout(resolve, 100 * tries));
  }
};

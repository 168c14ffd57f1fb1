import { findCases } from '../cases.ts';
import { runOnce, warmUp } from '../measure.ts';
import type { Stack } from '../stack.ts';
import type { Pairs } from './ratios.ts';

const casesOf = async ({ ports }: Stack) =>
  new Map((await findCases(ports)).map((each) => [each.name, each]));

type Choice = {
  /** The names of the cases to compare. */
  readonly isChosen: (name: string) => boolean;
  readonly repeats: number;
  readonly tell: (name: string) => void;
};

/** Measures the same cases in both builds, alternating. */
export const compareBuilds = async (
  ours: Stack,
  theirs: Stack,
  { isChosen, repeats, tell }: Choice,
): Promise<Pairs[]> => {
  const [own, other] = [await casesOf(ours), await casesOf(theirs)];
  const compared: Pairs[] = [];
  for (const [name, mine] of own) {
    const its = other.get(name);
    if (!its || !isChosen(name)) continue;
    tell(name);
    await warmUp(mine);
    await warmUp(its);
    const pairs: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const runOurs = async () => pairs.ours.push((await runOnce(mine, ours.processes)).cpu);
      const runTheirs = async () => pairs.theirs.push((await runOnce(its, theirs.processes)).cpu);
      // Each build is first in every second pair.
      for (const run of repeat % 2 === 0 ? [runOurs, runTheirs] : [runTheirs, runOurs]) await run();
    }
    compared.push({ name, ...pairs });
  }
  return compared;
};

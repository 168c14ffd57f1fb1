import { runStep } from './run-step.ts';
import type { Step } from './steps.ts';

/** Runs every step, also behind one that failed; says the sums, and resolves to whether all held. */
export const runSteps = async (steps: readonly Step[]): Promise<boolean> => {
  const total = { passed: 0, failed: 0 };
  for (const step of steps) {
    const { passed, failed } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
};

import { runStep } from './run-step.ts';
import type { Step } from './steps.ts';

/** Runs every step, also behind one that failed; says what each cost and the sums, and resolves to whether all held. */
export const runSteps = async (steps: readonly Step[]): Promise<boolean> => {
  const total = { passed: 0, failed: 0 };
  const costs: string[] = [];
  for (const step of steps) {
    const { passed, failed, seconds } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
    costs.push(`${`${seconds}`.padStart(6)} s  ${step.title}${failed > 0 ? ' (failed)' : ''}`);
  }
  console.log(`\n${costs.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
};

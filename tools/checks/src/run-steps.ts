import { runStep } from './run-step.ts';
import type { Step } from './steps.ts';

/** Runs every step, also after a failed one. Prints times and sums, and resolves to whether all passed. */
export const runSteps = async (steps: readonly Step[]): Promise<boolean> => {
  const total = { passed: 0, failed: 0 };
  const costs: string[] = [];
  const faulty: string[] = [];
  for (const step of steps) {
    const { passed, failed, seconds, faults } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
    costs.push(`${`${seconds}`.padStart(6)} s  ${step.title}${failed > 0 ? ' (failed)' : ''}`);
    if (faults.length > 0) faulty.push([step.title, ...faults].join('\n'));
  }
  for (const lines of faulty) console.log(`\n== What failed: ${lines}`);
  console.log(`\n${costs.join('\n')}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0;
};

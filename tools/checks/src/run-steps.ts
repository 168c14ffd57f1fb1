import { runStep } from './run-step.ts';
import type { Step } from './steps.ts';

/** Runs every step, also after a failed one. Prints times and sums, and resolves to whether all passed. */
export const runSteps = async (steps: readonly Step[]): Promise<boolean> => {
  const total = { passed: 0, failed: 0, flaky: 0 };
  const costs: string[] = [];
  const faulty: string[] = [];
  for (const step of steps) {
    const { passed, failed, flaky, seconds, faults } = await runStep(step);
    total.passed += passed;
    total.failed += failed;
    total.flaky += flaky;
    costs.push(`${`${seconds}`.padStart(6)} s  ${step.title}${failed > 0 ? ' (failed)' : ''}`);
    const how = failed > 0 ? 'What failed' : 'What passed only at its second run';
    if (faults.length > 0) faulty.push([`${how}: ${step.title}`, ...faults].join('\n'));
  }
  for (const lines of faulty) console.log(`\n== ${lines}`);
  console.log(`\n${costs.join('\n')}`);
  const again = total.flaky > 0 ? ` (${total.flaky} at the second run)` : '';
  console.log(`\n${total.passed} passed${again}, ${total.failed} failed`);
  return total.failed === 0;
};

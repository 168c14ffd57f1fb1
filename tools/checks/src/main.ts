import { runStep } from './run-step.ts';
import { steps } from './steps.ts';

const total = { passed: 0, failed: 0 };
for (const step of steps) {
  const { passed, failed } = await runStep(step);
  total.passed += passed;
  total.failed += failed;
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;

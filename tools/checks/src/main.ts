import { runSteps } from './run-steps.ts';
import { steps } from './steps.ts';

process.exitCode = (await runSteps(steps)) ? 0 : 1;

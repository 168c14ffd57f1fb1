import { runSteps } from '../run-steps.ts';
import { affectedSteps } from './affected-plan.ts';
import { readAffected } from './read-affected.ts';

/** `npm run affected`: all that what this branch changes must pass, its stories and journeys included. */
process.exitCode = (await runSteps(affectedSteps(readAffected()))) ? 0 : 1;

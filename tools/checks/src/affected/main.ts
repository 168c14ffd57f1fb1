import { runSteps } from '../run-steps.ts';
import { affectedSteps } from './affected-plan.ts';
import { readAffected } from './read-affected.ts';

/** `npm run affected`: the checks of all projects that this branch affects, with stories and journeys. */
process.exitCode = (await runSteps(affectedSteps(readAffected()))) ? 0 : 1;

import { LARGEST_REPORT } from '@shop/commerce-mail-reports';
import { atDesk } from '../at-desk.ts';
import { createReportHearing } from '../mail-reports.ts';
import { readInput } from './read-input.ts';
import { runMailDesk } from './run-mail-desk.ts';

/** `npm run mail -- stops` */
await atDesk(process.env, ({ deps, args }) => {
  const desk = {
    ...{ db: deps.db, clock: deps.clock, hear: createReportHearing(deps) },
    readInput: () => readInput(process.stdin, LARGEST_REPORT),
  };
  return runMailDesk(desk, args);
});

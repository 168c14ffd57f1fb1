import { officeCalls, staffCalls } from '@shop/contracts/staff-calls';
import { loading } from '../loading.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 86_400_000;

/** The first moment of a day, or of the day after it. */
const momentOf = (day: string, later = 0): string | undefined => {
  const at = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(at) ? undefined : new Date(at + later).toISOString();
};

const filled = <Name extends string>(name: Name, value: string | undefined) =>
  value ? ({ [name]: value } as Record<Name, string>) : {};

export const logLoader = loading(async ({ api, query }) => {
  const asked = {
    who: query('who'),
    act: query('act'),
    subject: query('subject'),
    from: query('from'),
    until: query('until'),
  };
  const before = Number(query('before'));
  const [log, verified] = await Promise.all([
    api.send(staffCalls.acts, {
      ...filled('who', asked.who.slice(0, 80)),
      ...filled('act', asked.act.slice(0, 80)),
      ...filled('subject_id', asked.subject.slice(0, 80)),
      ...filled('from', momentOf(asked.from)),
      ...filled('until', momentOf(asked.until, DAY_MS)),
      ...(Number.isInteger(before) && before > 0 && { before }),
    }),
    api.send(officeCalls.verifyLog, {}),
  ]);
  return { asked, log, verified };
});

import {
  allowNews,
  findReports,
  findStop,
  findStops,
  readReport,
  stopNews,
  type HearReport,
} from '@shop/commerce-mail-reports';
import type { Database } from '@shop/database';
import { MAIL_USAGE } from './mail-desk-texts.ts';

type Desk = {
  readonly db: Database;
  readonly clock: () => Date;
  readonly hear: HearReport;
  /** The message that is piped in. */
  readonly readInput: () => Promise<Uint8Array>;
};
type Said = { readonly text: string; readonly exitCode: number };
type Command = (desk: Desk, args: readonly string[]) => Promise<Said>;

const done = (text: string): Said => ({ text, exitCode: 0 });
const refused = (text: string): Said => ({ text, exitCode: 1 });
const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const bounces: Command = async ({ hear, readInput }) => {
  const report = await readReport(await readInput());
  if (!report.ok) return refused(`The message is no report: ${report.error}`);
  const { kind, status } = report.value;
  const heard = await hear(report.value);
  if (heard === 'unknown') return refused('The report is about no mail of this shop. Nothing was changed.');
  return done(`${kind}${status === '' ? '' : ` ${status}`}: ${heard}`);
};

const stops: Command = async ({ db }) => {
  const lines = (await findStops(db)).map(({ email, reason, detail, reported_at }) =>
    [dayOf(reported_at), reason, email, detail].join('  ').trimEnd(),
  );
  return done(lines.join('\n') || 'News may go to every address.');
};

const show: Command = async ({ db }, [email = '']) => {
  const stop = await findStop(db, email);
  const lines = (await findReports(db, email)).map(
    ({ mail_id, kind, status, mailed_at, reported_at, lifted_at }) =>
      [
        `mail ${mail_id} of ${dayOf(mailed_at)}  ${kind}${status === '' ? '' : ` ${status}`}`,
        `reported ${dayOf(reported_at)}`,
        ...(lifted_at ? [`no longer counts since ${dayOf(lifted_at)}`] : []),
      ].join('  '),
  );
  const state = stop
    ? `Gets no news since ${dayOf(stop.reported_at)}: ${stop.reason}`
    : 'News may go to the address.';
  return done([state, ...lines].join('\n'));
};

const stop: Command = async ({ db, clock }, [email = '', reason]) => {
  if (!/^[^@\s]+@[^@\s]+$/.test(email) || (reason !== 'bounce' && reason !== 'complaint'))
    return refused('Name the address, and bounce or complaint.');
  await stopNews(db, { email, reason, detail: 'by staff', reported_at: clock() });
  return done(`No more news to ${email}. Mails about orders and the account are still sent.`);
};

const allow: Command = async ({ db, clock }, [email = '']) =>
  (await db.transaction().execute((tx) => allowNews(tx, email, clock())))
    ? done(`News may go to ${email} again.`)
    : refused('The address was not stopped.');

const COMMANDS: Readonly<Record<string, Command>> = { bounces, stops, show, stop, allow };

/** One command of staff about addresses that get no mail. */
export const runMailDesk = (desk: Desk, [name = '', ...args]: readonly string[]): Promise<Said> => {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  return command ? command(desk, args) : Promise.resolve(refused(MAIL_USAGE));
};

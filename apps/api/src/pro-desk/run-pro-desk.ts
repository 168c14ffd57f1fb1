import { parseArgs } from 'node:util';
import {
  approveApplication,
  declineApplication,
  setCredit,
  setTier,
  type ProDeskDeps,
  type ProRefusal,
} from '@shop/commerce-pro';
import type { Result } from '@shop/domain/result';
import { fromWire } from '@shop/domain/wire-amount';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { listApplications } from './list-applications.ts';
import { showCompany } from './show-company.ts';
import { PRO_REFUSALS, PRO_USAGE } from './pro-desk-texts.ts';

const OPTIONS = {
  all: { type: 'boolean', default: false },
  tier: { type: 'string', default: '' },
  credit: { type: 'string', default: '0' },
  days: { type: 'string', default: '14' },
  text: { type: 'string', default: '' },
} as const;

const ID = /^[1-9]\d{0,8}$/;
const SUM = /^\d{1,7}(\.\d{1,2})?$/;
const DAYS = /^[1-9]\d?$/;
const MOST_DAYS = 90;

/** Null for an unknown option. */
const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
};
type Asked = NonNullable<ReturnType<typeof read>>;

/** Null where a number cannot be read. */
const creditOf = (credit: string, days: string) =>
  SUM.test(credit) && DAYS.test(days) && Number(days) <= MOST_DAYS
    ? { creditLimit: fromWire(Number(credit)), dueDays: Number(days) }
    : null;

const told = (done: Result<unknown, ProRefusal>, text: string): DeskAnswer =>
  done.ok ? good(text) : bad(PRO_REFUSALS[done.error]);

type Of = { readonly id: number; readonly staff: string };
type Command = (deps: ProDeskDeps, of: Of, asked: Asked) => Promise<DeskAnswer>;

const COMMANDS: Readonly<Record<string, Command>> = {
  approve: async (deps, of, { values: { tier, credit, days } }) => {
    const agreed = creditOf(credit, days);
    if (!agreed || tier === '') return bad(PRO_USAGE);
    return told(await approveApplication(deps, of, { tier, ...agreed }), 'Approved. The client is told.');
  },
  decline: async (deps, of, { values: { text } }) =>
    told(await declineApplication(deps, of, text), 'Declined. The client is told.'),
  show: (deps, { id }) => showCompany(deps, id),
  tier: async (deps, of, { positionals: [, , tier = ''] }) => told(await setTier(deps, of, tier), 'Changed.'),
  credit: async (deps, of, { positionals: [, , sum = '', days = ''] }) => {
    const credit = creditOf(sum, days);
    return credit ? told(await setCredit(deps, of, credit), 'Changed.') : bad(PRO_USAGE);
  },
};

/** Runs one command of staff about business accounts. */
export const runProDesk = async (
  deps: ProDeskDeps,
  staff: string,
  args: readonly string[],
): Promise<DeskAnswer> => {
  const asked = read(args);
  const [name = '', id = ''] = asked?.positionals ?? [];
  if (asked && name === 'list') return listApplications(deps.db, asked.values.all);
  const run = COMMANDS[name];
  return asked && run && ID.test(id) ? run(deps, { id: Number(id), staff }, asked) : bad(PRO_USAGE);
};

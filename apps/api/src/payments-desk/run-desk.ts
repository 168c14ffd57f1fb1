import { parseArgs } from 'node:util';
import {
  actOnReview,
  findCase,
  findEventsOfCase,
  findOpenCases,
  type ReviewAct,
} from '@shop/commerce-payments';
import type { DeskDeps } from './desk-deps.ts';
import { pageOf, tableOf } from './desk-tables.ts';
import { REFUSALS, USAGE, type DeskAnswer } from './desk-texts.ts';
import { runList, runShow } from './run-list.ts';
import { runRefund } from './run-refund.ts';
import { runSettle } from './run-settle.ts';

const good = (text: string): DeskAnswer => ({ text, exitCode: 0 });
const bad = (text: string): DeskAnswer => ({ text, exitCode: 1 });

const OPTIONS = {
  refund: { type: 'boolean' },
  accept: { type: 'boolean' },
  close: { type: 'boolean' },
  why: { type: 'string' },
} as const;

type Asked = { readonly id: number | null; readonly acts: readonly ReviewAct[] };

const read = (args: readonly string[]): Asked | null => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [what, id, ...rest] = positionals;
    if (what !== 'review' || rest.length > 0 || (id !== undefined && !/^\d{1,15}$/.test(id))) return null;
    const acts: ReviewAct[] = [];
    if (values.refund) acts.push({ kind: 'refund' });
    if (values.accept) acts.push({ kind: 'accept' });
    if (values.close) acts.push({ kind: 'close', why: values.why ?? '' });
    return { id: id === undefined ? null : Number(id), acts };
  } catch {
    // An unknown option.
    return null;
  }
};

const DONE: Readonly<Record<ReviewAct['kind'], string>> = {
  refund:
    'The order is given up. The running shop has the provider give the money back; then the review closes.',
  accept: 'The order is booked as paid.',
  close: 'The review is closed.',
};

const runReview = async (deps: DeskDeps, staff: string, args: readonly string[]): Promise<DeskAnswer> => {
  const asked = read(args);
  if (!asked || asked.acts.length > 1 || (asked.id === null && asked.acts.length > 0)) return bad(USAGE);
  const now = deps.clock();
  if (asked.id === null) return good(tableOf(await findOpenCases(deps.db), now));
  const [act] = asked.acts;
  if (act) {
    const acted = await actOnReview({ deps, actor: { kind: 'staff', id: staff } }, asked.id, act);
    return acted.ok ? good(DONE[act.kind]) : bad(REFUSALS[acted.error]);
  }
  const one = await findCase(deps.db, asked.id);
  if (!one) return bad(REFUSALS.unknown_review);
  return good(pageOf(one, await findEventsOfCase(deps.db, asked.id), now));
};

/** Runs one command of staff: about payments, those in review, a refund or a settlement report. */
export const runDesk = (deps: DeskDeps, staff: string, args: readonly string[]): Promise<DeskAnswer> => {
  const [command, ...rest] = args;
  if (command === 'list') return runList(deps, rest);
  if (command === 'show') return runShow(deps, rest);
  if (command === 'settle') return runSettle(deps, staff, rest);
  return command === 'refund' ? runRefund(deps, staff, rest) : runReview(deps, staff, args);
};

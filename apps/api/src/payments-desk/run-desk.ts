import { parseArgs } from 'node:util';
import { findCase, findEventsOfCase, findOpenCases, type ReviewCase } from '@shop/commerce-office';
import { actOnReview, type ReviewAct } from '@shop/commerce-payments';
import { appendAct } from '@shop/commerce-staff';
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
    const before = await findCase(deps.db, asked.id);
    const acted = await actOnReview({ deps, actor: { kind: 'staff', id: staff } }, asked.id, act);
    if (acted.ok) await recordReviewAct(deps, staff, { id: asked.id, act, before });
    return acted.ok ? good(DONE[act.kind]) : bad(REFUSALS[acted.error]);
  }
  const one = await findCase(deps.db, asked.id);
  if (!one) return bad(REFUSALS.unknown_review);
  return good(pageOf(one, await findEventsOfCase(deps.db, asked.id), now));
};

type ReviewDone = { readonly id: number; readonly act: ReviewAct; readonly before: ReviewCase | null };

const stateOf = (of: ReviewCase | null) =>
  of && { payment: of.state, closed: of.closedAt !== null, outcome: of.outcome };

const recordReviewAct = async (
  { db, clock }: DeskDeps,
  staff: string,
  { id, act, before }: ReviewDone,
): Promise<void> => {
  const after = await findCase(db, id);
  await db.transaction().execute((tx) =>
    appendAct(tx, {
      at: clock(),
      who: `desk:${staff}`,
      act: `review.${act.kind}`,
      subject: { kind: 'review', id },
      before: stateOf(before),
      after: stateOf(after),
      reason: act.kind === 'close' ? act.why : (before?.reason ?? ''),
    }),
  );
};

/** Runs one command of staff: about payments, those in review, a refund or a settlement report. */
export const runDesk = (deps: DeskDeps, staff: string, args: readonly string[]): Promise<DeskAnswer> => {
  const [command, ...rest] = args;
  if (command === 'list') return runList(deps, rest);
  if (command === 'show') return runShow(deps, rest);
  if (command === 'settle') return runSettle(deps, staff, rest);
  return command === 'refund' ? runRefund(deps, staff, rest) : runReview(deps, staff, args);
};

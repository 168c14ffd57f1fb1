import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  answerClaim,
  decideClaim,
  findClaimByNumber,
  findFile,
  type ClaimDeskDeps,
  type DecisionRefusal,
} from '@shop/commerce-claims';
import type { FileStorage } from '@shop/commerce-files';
import { claimNumberIn, type ClaimState } from '@shop/domain/claim';
import { fromWire } from '@shop/domain/wire-amount';
import { moneyOf } from '../payments-desk/desk-texts.ts';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { CLAIMS_USAGE, DECISION_REFUSALS } from './claims-desk-texts.ts';
import { listClaims, showClaim } from './show-claims.ts';

export type ClaimsDeskDeps = ClaimDeskDeps & { readonly fileStorage: Pick<FileStorage, 'get'> };

const SUM = /^\d{1,9}(\.\d{1,2})?$/;
const POSITION = /^[1-9]\d{0,2}$/;

/** The command of each change of state. */
const STATES: Readonly<Record<string, ClaimState>> = {
  review: 'in_review',
  ask: 'question',
  refund: 'refund',
  replace: 'replacement',
  repair: 'repair',
  refuse: 'refused',
  close: 'closed',
};

const OPTIONS = { text: { type: 'string' }, all: { type: 'boolean' } } as const;

type Asked = {
  readonly command: string;
  readonly of: { readonly brand: string; readonly number: number; readonly staff: string };
  readonly rest: readonly string[];
  readonly text: string;
  readonly isAll: boolean;
};

/** Null for an unknown option. */
const read = (staff: string, args: readonly string[]): Asked | null => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    const [command = '', brand = '', number = '', ...rest] = positionals;
    const of = { brand, number: claimNumberIn(number) ?? 0, staff };
    return { command, of, rest, text: values.text ?? '', isAll: values.all ?? false };
  } catch {
    return null;
  }
};

const refusal = (code: DecisionRefusal): DeskAnswer => bad(DECISION_REFUSALS[code]);

/** Runs one command of staff about claims. */
export const runClaimsDesk = async (
  deps: ClaimsDeskDeps,
  staff: string,
  args: readonly string[],
): Promise<DeskAnswer> => {
  const asked = read(staff, args);
  if (!asked) return bad(CLAIMS_USAGE);
  const { command, of, rest } = asked;
  if (command === 'list') return listClaims(deps.db, asked.isAll);
  if (of.number === 0) return bad(CLAIMS_USAGE);
  if (command === 'file') return writeClaimFile(deps, asked);
  if (rest.length > (command === 'refund' ? 1 : 0)) return bad(CLAIMS_USAGE);
  if (command === 'show') return showClaim(deps.db, of);
  if (command === 'write') return write(deps, asked);
  const state = STATES[command];
  return state ? decide(deps, asked, state) : bad(CLAIMS_USAGE);
};

const write = async (deps: ClaimsDeskDeps, { of, text }: Asked): Promise<DeskAnswer> => {
  const done = await answerClaim(deps, { ...of, text });
  return done.ok ? good('Sent to the buyer.') : refusal(done.error);
};

const decide = async (
  deps: ClaimsDeskDeps,
  { of, rest, text }: Asked,
  state: ClaimState,
): Promise<DeskAnswer> => {
  const [sum] = rest;
  if (sum !== undefined && !SUM.test(sum)) return bad(CLAIMS_USAGE);
  const amount = sum === undefined ? null : fromWire(Number(sum));
  const done = await decideClaim(deps, { ...of, state, text, amount });
  if (!done.ok) return refusal(done.error);
  const { refund } = done.value;
  return good(
    refund ? `Refund ordered: ${moneyOf(refund)}. The buyer is told.` : `Now: ${state}. The buyer is told.`,
  );
};

const writeClaimFile = async (
  { db, fileStorage }: ClaimsDeskDeps,
  { of, rest }: Asked,
): Promise<DeskAnswer> => {
  const [position = '', target, ...more] = rest;
  if (!POSITION.test(position) || target === undefined || more.length > 0) return bad(CLAIMS_USAGE);
  const claim = await findClaimByNumber(db, of.brand, of.number);
  if (!claim) return refusal('unknown_claim');
  const file = await findFile(db, claim.id, Number(position));
  const bytes = file && (await fileStorage.get(file.stored_as));
  if (!bytes) return bad('The claim has no such file, or it was deleted.');
  await writeFile(target, bytes, { flag: 'wx' });
  return good(`${file.kind}, ${bytes.length} bytes: ${target}`);
};

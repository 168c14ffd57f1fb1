import { parseArgs } from 'node:util';
import {
  draftMiscInvoice,
  findInvoicesIn,
  issueMiscInvoiceById,
  shownNumber,
  voidMiscInvoiceById,
  type Changed,
  type MiscInvoiceRow,
  type MiscInvoiceStaffDeps,
} from '@shop/commerce-misc-invoices';
import { auditWithActs, readSubject } from '@shop/commerce-staff';
import { getCurrencyCode } from '@shop/domain/currencies';
import { MISC_INVOICE_STATES } from '@shop/domain/misc-invoice';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { alignedRows } from '../payments-desk/aligned-rows.ts';
import { moneyOf } from '../payments-desk/desk-texts.ts';
import { draftOfWords } from './draft-of-words.ts';
import { INVOICES_USAGE, refusalText } from './invoices-desk-texts.ts';

export type InvoicesDeskDeps = MiscInvoiceStaffDeps & { readonly clock: () => Date };

const MOST_ROWS = 200;
const OPTIONS = { why: { type: 'string', default: '' }, all: { type: 'boolean', default: false } } as const;
const ID = /^[1-9]\d{0,8}$/;
const WAITING = MISC_INVOICE_STATES.filter((state) => state !== 'paid' && state !== 'void');

/** Null for an unknown option. */
const read = (args: readonly string[]) => {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
};

/** Runs one command about misc invoices. `user` is the operating system's. */
export const runInvoicesDesk = async (
  deps: InvoicesDeskDeps,
  user: string,
  args: readonly string[],
): Promise<DeskAnswer> => {
  const asked = read(args);
  const [command = '', ...words] = asked?.positionals ?? [];
  if (command === 'list') return list(deps, asked?.values.all ?? false);
  const act = ACTS[command];
  if (!act) return bad(INVOICES_USAGE);
  const reason = asked?.values.why.trim() ?? '';
  if (reason === '') return bad('Say why: --why "…".');
  return act(deps, words, { user, reason });
};

const sumOf = (row: MiscInvoiceRow): string =>
  moneyOf({ amount: row.total, currency: getCurrencyCode(row.currency_id) });

const list = async ({ db }: InvoicesDeskDeps, isAll: boolean): Promise<DeskAnswer> => {
  const rows = await findInvoicesIn(db, { states: isAll ? MISC_INVOICE_STATES : WAITING }, MOST_ROWS);
  if (rows.length === 0) return good('No misc invoice waits.');
  return good(
    alignedRows([
      ['id', 'brand', 'number', 'client', 'state', 'due', 'sum', 'for'],
      ...rows.map((row) => [
        ...[String(row.id), row.brand, shownNumber(row), String(row.client_id), row.state],
        ...[row.due_on, sumOf(row), row.decline_reason ? `${row.title} (${row.decline_reason})` : row.title],
      ]),
    ]),
  );
};

type By = { readonly user: string; readonly reason: string };
type Act = (deps: InvoicesDeskDeps, words: readonly string[], by: By) => Promise<DeskAnswer>;

/** The act is in the log of acts, with the state before it. */
const acting = async (deps: InvoicesDeskDeps, { user, reason }: By, id: number | null) => ({
  ...deps,
  audit: auditWithActs(deps.audit, {
    ...{ who: `desk:${user}` as const, reason, clock: deps.clock },
    before: id === null ? null : await readSubject(deps.db, { kind: 'misc_invoice', id }),
  }),
});

const told = (changed: Changed, done: string): DeskAnswer =>
  changed.ok
    ? good(`${shownNumber(changed.value)}, ${sumOf(changed.value)}: ${done}`)
    : bad(refusalText(changed.error));

const draft: Act = async (deps, words, by) => {
  const wanted = draftOfWords(words);
  if (!wanted) return bad(INVOICES_USAGE);
  const staff = { staff: by.user, now: deps.clock() };
  const written = await draftMiscInvoice(await acting(deps, by, null), staff, wanted);
  return written
    ? good(`Draft ${written.id}, ${sumOf(written)}. Send it: issue ${written.id} --why "…"`)
    : bad('There is no client with this id.');
};

const issue: Act = async (deps, [said = '', ...rest], by) => {
  if (!ID.test(said) || rest.length > 0) return bad(INVOICES_USAGE);
  const id = Number(said);
  const staff = { staff: by.user, now: deps.clock() };
  return told(await issueMiscInvoiceById(await acting(deps, by, id), staff, id), 'sent to its client.');
};

const takeBack: Act = async (deps, [said = '', ...rest], by) => {
  if (!ID.test(said) || rest.length > 0) return bad(INVOICES_USAGE);
  const id = Number(said);
  const staff = { staff: by.user, now: deps.clock() };
  const of = { id, reason: by.reason };
  return told(await voidMiscInvoiceById(await acting(deps, by, id), staff, of), 'can no longer be paid.');
};

const ACTS: Readonly<Record<string, Act>> = { draft, issue, void: takeBack };

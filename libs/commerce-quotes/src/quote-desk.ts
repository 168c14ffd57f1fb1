import type { Database, Transaction } from '@shop/database';
import { err, ok, type Result } from '@shop/domain/result';
import { moveQuote, type QuoteAct } from '@shop/domain/quotes';
import type { AuditLog } from '@shop/commerce-kit/audit-log';
import type { Tariffs } from '@shop/commerce-tariff';
import type { RequestRow } from './drafts.repository.ts';
import { moveRequest } from './move-request.ts';
import { priceRequest } from './price-request.ts';
import { tellBuyer } from './quote-mails.ts';
import type { MoveDeps } from './quotes.ports.ts';
import { changeLineFacts, findRequestById, lockRequest, type LineFacts } from './quotes.repository.ts';

export type QuoteDeskDeps = MoveDeps & {
  readonly db: Database;
  readonly clock: () => Date;
  readonly audit: Pick<AuditLog, 'recordIn'>;
  readonly tariffs: Pick<Tariffs, 'book'>;
};

export type QuoteDeskRefusal =
  'unknown_quote' | 'unknown_item' | 'not_from_this_state' | 'text_missing' | 'not_priceable';

type Of = { readonly id: number; readonly staff: string };

const onLocked = async (
  { db, audit }: QuoteDeskDeps,
  { id, staff }: Of,
  name: string,
  act: (tx: Transaction, request: RequestRow) => Promise<Result<RequestRow, QuoteDeskRefusal>>,
): Promise<Result<RequestRow, QuoteDeskRefusal>> =>
  db.transaction().execute(async (tx) => {
    if (!(await findRequestById(tx, id))) return err('unknown_quote');
    const done = await act(tx, await lockRequest(tx, id));
    if (!done.ok) return done;
    await audit.recordIn(tx, {
      event: 'staff.acted',
      outcome: 'done',
      actor: { kind: 'staff', id: staff },
      subject: { kind: 'order', id },
      place: { brand: done.value.brand },
      details: { act: `quote:${name}` },
    });
    return done;
  });

const may = ({ state }: RequestRow, act: QuoteAct): boolean => moveQuote(state, act).ok;

/** A question to the buyer, or a refusal with its reason: the buyer is told by mail. */
const write =
  (act: 'ask' | 'refuse', news: 'question' | 'refused') =>
  async (deps: QuoteDeskDeps, of: Of, text: string): Promise<Result<RequestRow, QuoteDeskRefusal>> => {
    if (text.trim() === '') return err('text_missing');
    const now = deps.clock();
    return onLocked(deps, of, act, async (tx, request) => {
      if (!may(request, act)) return err('not_from_this_state');
      const moved = { actor: of.staff, now, note: text };
      const question = act === 'ask' ? text : null;
      const changed = await moveRequest(tx, request, act, moved, { question });
      await tellBuyer(deps, tx, changed, news, text);
      return ok(changed);
    });
  };

export const askBuyer = write('ask', 'question');
export const refuseRequest = write('refuse', 'refused');

/** Sets what staff have found out about an item of a request that is being priced. */
export const setFacts = (
  deps: QuoteDeskDeps,
  of: Of & { readonly lineId: number },
  facts: LineFacts,
): Promise<Result<RequestRow, QuoteDeskRefusal>> =>
  onLocked(deps, of, 'facts', async (tx, request) => {
    if (!may(request, 'offer')) return err('not_from_this_state');
    return (await changeLineFacts(tx, request.id, of.lineId, facts)) ? ok(request) : err('unknown_item');
  });

/** Prices the request from what is known by now; the buyer is told. */
export const priceByStaff = async (
  deps: QuoteDeskDeps,
  of: Of,
): Promise<Result<RequestRow, QuoteDeskRefusal>> => {
  const terms = { book: await deps.tariffs.book(), now: deps.clock() };
  return onLocked(deps, of, 'offer', async (tx, request) => {
    if (!may(request, 'offer')) return err('not_from_this_state');
    const priced = await priceRequest(tx, request, terms, of.staff);
    if (priced.state !== 'offered') return err('not_priceable');
    await tellBuyer(deps, tx, priced, 'offered');
    return ok(priced);
  });
};

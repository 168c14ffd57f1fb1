import { staffCallsContract } from '@shop/contracts/staff';
import { getCurrencyCode, getCurrencyId } from '@shop/domain/currencies';
import { orderNumber } from '@shop/domain/order-number';
import type { Result } from '@shop/domain/result';
import { fromWire, toWire } from '@shop/domain/wire-amount';
import type { Module } from '@shop/commerce-kit/module';
import { conflict, notFound } from '@shop/commerce-kit/problem';
import { toStamp } from '@shop/commerce-kit/stamp';
import {
  askBuyer,
  findQuoteEvents,
  findPictureKeys,
  findPictureOfLine,
  findQuoteLines,
  priceByStaff,
  proposeOffer,
  refuseRequest,
  setFacts,
  type QuoteDeskRefusal,
} from '@shop/commerce-quotes';
import { appendAct, staffCallsOf, type StaffContext } from '@shop/commerce-staff';
import { acting } from './acting.ts';
import type { OfficeDeps } from './office.ports.ts';
import { findQuoteRow, findQuoteRows, type QuoteRow } from './quote-rows.repository.ts';
import { giveQuoteBack, takeQuote } from './taken-work.repository.ts';

const toSummary = (row: QuoteRow) => ({
  ...{ id: row.id, number: orderNumber('quote', row.id), brand: row.brand, state: row.state },
  ...{ shipping_method: row.shipping_method, email: row.email ?? '', taken_by: row.takenBy },
  submitted_at: toStamp(row.submitted_at ?? row.created_at),
  pictured: row.lineId === null ? null : { line_id: row.lineId, title: row.lineTitle ?? '' },
});

const detailsOf = async (deps: OfficeDeps, row: QuoteRow, staffId: number) => {
  const [lines, events, offer] = await Promise.all([
    findQuoteLines(deps.db, row.id),
    findQuoteEvents(deps.db, row.id),
    row.state === 'pricing' ? proposeOffer(deps, row.id) : null,
  ]);
  const pictures = await findPictureKeys(deps.db, lines);
  return {
    ...toSummary(row),
    ...{ note: row.note, question: row.question, is_mine: row.staffId === staffId },
    lines: lines.map(({ price, price_currency_id: currencyId, ...line }) => ({
      ...{ id: line.id, title: line.title, url: line.url, options: line.options, quantity: line.quantity },
      ...{ category_id: line.category_id, weight_g: line.weight_g, restriction: line.restriction },
      has_picture: pictures.has(line.picture ?? ''),
      ...{ price: price === null ? null : toWire(price), currency: getCurrencyCode(currencyId) },
    })),
    events: events.map(({ created_at: at, ...event }) => ({ ...event, at: toStamp(at) })),
    proposal: offer && { total: toWire(offer.amounts.total), currency: offer.currency },
  };
};

const stateOf = (done: Result<{ state: string }, QuoteDeskRefusal>) => {
  if (done.ok) return { state: done.value.state };
  if (done.error === 'unknown_quote') throw notFound();
  throw conflict(`staff.${done.error}`);
};

/** The queue of requests for quotes. */
export const quoteQueueRoutes =
  (deps: OfficeDeps): Module =>
  async (app) => {
    const call = staffCallsOf(app, deps);
    const { db } = deps;
    const on = async ({ who, staff, body: { id } }: StaffContext<{ id: number }>, reason = '') => ({
      as: await acting(deps, { who, reason, subject: { kind: 'order', id } }),
      of: { id, staff: staff.login },
    });

    call(staffCallsContract.quotes, async ({ body }) => ({
      quotes: (await findQuoteRows(db, body.state)).map(toSummary),
    }));

    call(staffCallsContract.quote, async ({ body, staff }) => {
      const row = await findQuoteRow(db, body.id);
      if (!row) throw notFound();
      return { quote: await detailsOf(deps, row, staff.id) };
    });

    call(staffCallsContract.quotePicture, async ({ body: { id, position } }) => {
      const picture = await findPictureOfLine(db, { requestId: id, lineId: position });
      if (!picture) throw notFound();
      const bytes = (await deps.files.read(picture.stored_as)).toString('base64');
      return { kind: 'picture' as const, name: `quote-${id}-${position}.jpg`, bytes };
    });

    const logTaking = (context: StaffContext<{ id: number }>, act: 'quote.taken' | 'quote.given_back') =>
      db.transaction().execute(async (tx) => {
        const { body, staff, who, now } = context;
        const row = await findQuoteRow(tx, body.id);
        if (!row) throw notFound();
        if (act === 'quote.taken') await takeQuote(tx, { id: body.id, staffId: staff.id, now });
        else await giveQuoteBack(tx, body.id);
        await appendAct(tx, {
          ...{ at: now, who, act, subject: { kind: 'order', id: body.id }, reason: '' },
          before: { taken_by: row.takenBy },
          after: { taken_by: act === 'quote.taken' ? staff.name : null },
        });
        return {};
      });
    call(staffCallsContract.takeQuote, (context) => logTaking(context, 'quote.taken'));
    call(staffCallsContract.giveQuoteBack, (context) => logTaking(context, 'quote.given_back'));

    call(staffCallsContract.setQuoteFacts, async (context) => {
      const { line_id: lineId, price, currency, category_id, weight_g } = context.body;
      const { as, of } = await on(context);
      const facts = {
        ...(price !== undefined && { price: fromWire(price) }),
        ...(currency !== undefined && { price_currency_id: getCurrencyId(currency) }),
        ...(category_id !== undefined && { category_id }),
        ...(weight_g !== undefined && { weight_g }),
      };
      if (Object.keys(facts).length === 0) throw conflict('staff.nothing_said');
      return stateOf(await setFacts(as, { ...of, lineId }, facts));
    });

    call(staffCallsContract.offerQuote, async (context) => {
      const { as, of } = await on(context);
      return stateOf(await priceByStaff(as, of));
    });
    call(staffCallsContract.askBuyer, async (context) => {
      const { as, of } = await on(context, context.body.text);
      return stateOf(await askBuyer(as, of, context.body.text));
    });
    call(staffCallsContract.refuseQuote, async (context) => {
      const { as, of } = await on(context, context.body.text);
      return stateOf(await refuseRequest(as, of, context.body.text));
    });
  };

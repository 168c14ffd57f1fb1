import { findQuoteById, findQuoteEvents, findQuoteLines, findWaitingQuotes } from '@shop/commerce-quotes';
import type { Database } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { orderNumber } from '@shop/domain/order-number';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';
import { alignedRows } from '../payments-desk/aligned-rows.ts';
import { moneyOf } from '../payments-desk/desk-texts.ts';
import { QUOTE_REFUSALS } from './quotes-desk-texts.ts';

const MOST_ROWS = 200;

const minuteOf = (at: Date): string => at.toISOString().slice(0, 16).replace('T', ' ');

/** Text of people, without characters that change what a terminal shows. */
const printable = (text: string): string => text.replaceAll(/[^\P{C}\n]/gu, '?').replaceAll('\n', '\n  ');

export const listQuotes = async (db: Database): Promise<DeskAnswer> => {
  const waiting = await findWaitingQuotes(db, MOST_ROWS);
  if (waiting.length === 0) return good('No request waits.');
  return good(
    alignedRows([
      ['number', 'brand', 'way', 'sent'],
      ...waiting.map((request) => [
        orderNumber('quote', request.id),
        request.brand,
        request.shipping_method,
        minuteOf(request.submitted_at ?? request.created_at),
      ]),
    ]),
  );
};

export const showQuote = async (db: Database, id: number): Promise<DeskAnswer> => {
  const request = await findQuoteById(db, id);
  if (!request) return bad(QUOTE_REFUSALS.unknown_quote);
  const [lines, events] = await Promise.all([findQuoteLines(db, id), findQuoteEvents(db, id)]);
  const priceOf = ({ price, price_currency_id: currency }: (typeof lines)[number]) =>
    price === null ? 'no price' : moneyOf({ amount: price, currency: getCurrencyCode(currency) });
  return good(
    [
      `${orderNumber('quote', id)} ${request.brand}: ${request.state}, ${request.shipping_method}, ${request.language}, ${request.email ?? ''}`,
      ...(request.note === '' ? [] : [`note: ${printable(request.note)}`]),
      ...lines.map(
        (line) =>
          `item ${line.id}: ${line.quantity} × ${printable(line.title)}, ${priceOf(line)}, kind ${line.category_id ?? '–'}, ${line.weight_g ?? '–'} g${line.restriction === null ? '' : `, ${line.restriction}`}${line.url === null ? '' : `\n  ${line.url}`}`,
      ),
      ...events.map(
        ({ state, actor, note, created_at: at }) =>
          `${minuteOf(at)} ${state} (${actor})${note === '' ? '' : `: ${printable(note)}`}`,
      ),
    ].join('\n'),
  );
};

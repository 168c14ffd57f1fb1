import { toJson, type OfferedLine, type StoredOffer, type Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { isCarried, priceQuote, validUntil } from '@shop/domain/quotes';
import type { Book } from '@shop/commerce-tariff';
import { findLines, type LineRow, type RequestRow } from './drafts.repository.ts';
import { findMeasures, type KindRow } from './goods-kinds.repository.ts';
import { moveRequest } from './move-request.ts';
import { offerCouriers, withCheapest } from './offered-couriers.ts';
import { shippingLines } from './seller-shipping.ts';
import type { QuotesDeps } from './quotes.ports.ts';
import { findRequestById, insertOffer } from './quotes.repository.ts';

/** What a price needs besides the request: tariffs that were read before the transaction. */
export type PriceTerms = { readonly book: Book; readonly now: Date };

/**
 * A line with all inputs of its price; null where one is missing. A weight or size that the buyer does not know is the
 * typical one of the kind.
 */
const toOffered = (line: LineRow, kind: KindRow | undefined): OfferedLine | null => {
  const weightG = line.weight_g ?? kind?.weight_g;
  if (line.price === null || weightG === undefined || !kind) return null;
  const { length_mm: length, width_mm: width, height_mm: height } = line;
  const isMeasured = length !== null && width !== null && height !== null;
  return {
    title: line.title,
    url: line.url,
    options: line.options,
    quantity: line.quantity,
    price: line.price,
    currency: getCurrencyCode(line.price_currency_id),
    weightG,
    sidesMm: isMeasured ? [length, width, height] : [kind.length_mm, kind.width_mm, kind.height_mm],
    tariffLine: kind.tariff_line,
    weightRange: line.weight_g === null ? [kind.least_weight_g, kind.most_weight_g] : null,
  };
};

const clientRateOf = async (tx: Transaction, book: Book, clientId: number | null, now: Date) => {
  if (clientId === null) return 0;
  const client = await tx
    .selectFrom('client')
    .select(['is_pro', 'tier'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return book.clientRate(client.is_pro ? client.tier : null, now);
};

/** The offer for a request, or null where staff must find something out or decide. */
const offerFor = async (
  tx: Transaction,
  request: RequestRow,
  { book, now }: PriceTerms,
): Promise<StoredOffer | null> => {
  const { brand, country_id: countryId, currency_id: currencyId, shipping_method: method } = request;
  const currency = getCurrencyCode(currencyId);
  const pair = book.pairFor({ brand, countryId, currency, at: now });
  const rows = await findLines(tx, request.id);
  if (!pair || rows.some(({ restriction }) => !isCarried(restriction, method))) return null;
  const kinds = await findMeasures(
    tx,
    rows.flatMap(({ category_id: id }) => (id === null ? [] : [id])),
    now,
  );
  const items = rows.flatMap((row) => toOffered(row, kinds.get(row.category_id ?? 0)) ?? []);
  if (items.length < rows.length) return null;
  const tariffLines = new Map(rows.map(({ id }, at) => [id, items[at]?.tariffLine ?? '']));
  const lines = [...items, ...shippingLines(rows, tariffLines, request.language)];
  const clientRate = await clientRateOf(tx, book, request.client_id, now);
  const couriers = await offerCouriers(tx, { countryId, lines, currency, rates: pair.rates });
  return {
    currency,
    at: now.toISOString(),
    cardVersion: pair[method].tariff.card.version,
    rates: pair.rates,
    clientRate,
    lines,
    amounts: withCheapest(priceQuote(lines, pair[method], clientRate), couriers),
    couriers,
  };
};

type Proposing = Pick<QuotesDeps, 'db' | 'clock' | 'tariffs'>;

/** What the pricer would offer now; null where it lacks something. Nothing is written. */
export const proposeOffer = async (
  { db, clock, tariffs }: Proposing,
  requestId: number,
): Promise<StoredOffer | null> => {
  const terms = { book: await tariffs.book(), now: clock() };
  return db.transaction().execute(async (tx) => {
    const request = await findRequestById(tx, requestId);
    return request ? offerFor(tx, request, terms) : null;
  });
};

/**
 * Prices a request that is being priced, and makes the next version of its offer; the request stays as it is where the
 * pricer has no answer. The request is locked.
 */
export const priceRequest = async (
  tx: Transaction,
  request: RequestRow,
  terms: PriceTerms,
  actor = 'pricer',
): Promise<RequestRow> => {
  const offer = await offerFor(tx, request, terms);
  if (!offer) return request;
  const { now } = terms;
  const version = request.version + 1;
  const ends = validUntil(now);
  await insertOffer(tx, {
    request_id: request.id,
    version,
    shipping_method: request.shipping_method,
    country_id: request.country_id,
    total: offer.amounts.total,
    offer: toJson(offer),
    actor,
    created_at: now,
    valid_until: ends,
  });
  return moveRequest(tx, request, 'offer', { actor, now }, { version, valid_until: ends, question: null });
};

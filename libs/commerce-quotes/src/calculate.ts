import type { Calculate, CalculatedWay } from '@shop/contracts/quotes';
import type { Database } from '@shop/database';
import { findCurrencyById, type CurrencyCode } from '@shop/domain/currencies';
import { priceQuote, type QuoteAmounts, type QuotedLine } from '@shop/domain/quotes';
import { toWire } from '@shop/domain/wire-amount';
import { invalid } from '@shop/commerce-kit/problem';
import type { Book } from '@shop/commerce-tariff';
import { findMeasures, type KindRow } from './goods-kinds.repository.ts';
import { breakdownToWire } from './quote-answer.ts';
import { toPrice } from './typed-price.ts';

type Asked = {
  readonly body: Calculate;
  readonly brand: string;
  readonly currency: CurrencyCode;
  readonly book: Book;
  readonly now: Date;
};

const GRAMS_PER_KG = 1_000;
const MM_PER_CM = 10;

/** A box of this many millimetres a side, for goods without a kind and without measures. */
const PLAIN_BOX = [300, 200, 100] as const;
/** Machines and their parts: an ordinary rate of duty, for goods without a kind. */
const PLAIN_LINE = '8479.89';

const toLine = (body: Calculate, kind: KindRow | undefined): QuotedLine => {
  const weightG = body.weight_kg === null ? kind?.weight_g : Math.ceil(body.weight_kg * GRAMS_PER_KG);
  if (weightG === undefined) throw invalid({ weight_kg: ['required'] });
  const [length, width, height] = body.sides_cm ?? [];
  const given = [length, width, height].map((side) => Math.ceil((side ?? 0) * MM_PER_CM));
  return {
    price: toPrice(body.price),
    currency: findCurrencyById(body.currency_id)?.code ?? 'USD',
    quantity: body.quantity,
    weightG,
    sidesMm: body.sides_cm
      ? [given[0]!, given[1]!, given[2]!]
      : kind
        ? [kind.length_mm, kind.width_mm, kind.height_mm]
        : PLAIN_BOX,
    tariffLine: kind?.tariff_line ?? PLAIN_LINE,
  };
};

const wayToWire = (amounts: QuoteAmounts): CalculatedWay => ({
  total: toWire(amounts.total),
  goods: toWire(amounts.subtotal),
  delivery: toWire(amounts.delivery),
  shipping_discount: toWire(amounts.shippingDiscount),
  breakdown: breakdownToWire(amounts.breakdown),
  days_from: amounts.daysFrom,
  days_to: amounts.daysTo,
});

/** What one kind of goods comes to at the door, by air and by sea. */
export const calculate = async (db: Database, { body, brand, currency, book, now }: Asked) => {
  const pair = book.pairFor({ brand, countryId: body.country_id, currency, at: now });
  if (!pair) throw invalid({ country_id: ['required'] });
  const { category_id: id } = body;
  const kind = id === null ? undefined : (await findMeasures(db, [id], now)).get(id);
  const line = toLine(body, kind);
  return {
    currency,
    weight_kg: (line.weightG * line.quantity) / GRAMS_PER_KG,
    air: wayToWire(priceQuote([line], pair.air)),
    sea: wayToWire(priceQuote([line], pair.sea)),
  };
};

import type { Database, SnapshotAmounts, SnapshotChange, SnapshotLine } from '@shop/database';
import { buyableQuantity, orderableQuantity } from '@shop/domain/cart';
import { CONVERSION_CURRENCY, type CurrencyCode } from '@shop/domain/currencies';
import { convertToCents, sumOf, type Rate } from '@shop/domain/money';
import type { DiscountTier, Tariff, TariffCard } from '@shop/domain/tariff';
import { allowancesOf, type Allowance, type Holder } from '@shop/commerce-stock';
import type { Book, TariffPair } from '@shop/commerce-tariff';
import { findLineFacts, type LineFacts } from './line-facts.repository.ts';
import type { Snapshot } from './snapshot.ts';

export type SeenLine = {
  readonly id: number;
  readonly variantId: number;
  readonly quantity: number;
  /** As last shown to the visitor, in USD. */
  readonly priceSeen: number;
};

type SnapshotTerms = {
  readonly brand: string;
  readonly countryId: number;
  readonly currency: CurrencyCode;
  readonly at: Date;
  readonly clientRate: Rate;
  /** Its own reservation counts as available. */
  readonly holder: Holder;
};

type Seen = { readonly seen: SeenLine; readonly facts: LineFacts | undefined } & Allowance;

const NOTHING: Allowance = { available: 0, allowed: 0 };

/** The tariffs for this destination, or null where the shop does not deliver. */
export const takeSnapshot = async (
  db: Database,
  book: Book,
  lines: readonly SeenLine[],
  terms: SnapshotTerms,
): Promise<Snapshot | null> => {
  const { brand, countryId, currency, at } = terms;
  const pair = book.pairFor({ brand, countryId, currency, at });
  if (!pair) return null;
  const ids = lines.map(({ variantId }) => variantId);
  const [facts, allowances] = await Promise.all([
    findLineFacts(db, ids),
    allowancesOf(db, ids, at, terms.holder),
  ]);
  const looked = lines.map((seen) => ({
    seen,
    facts: facts.get(seen.variantId),
    ...(allowances.get(seen.variantId) ?? NOTHING),
  }));
  const copies = looked.flatMap((look) => copyOf(look, pair));
  return {
    lines: copies,
    amounts: lockAmounts(copies, pair, {
      tiers: book.tiersFor({ brand, at }),
      clientRate: terms.clientRate,
      at,
    }),
    changes: looked.flatMap((look) => changeOf(look, pair)),
  };
};

const shownPrice = (usd: number, { currency, rates }: TariffPair) =>
  convertToCents(usd, CONVERSION_CURRENCY, currency, rates);

/** A unit price is converted once; a line without available pieces is left out. */
const copyOf = ({ seen, facts, allowed }: Seen, pair: TariffPair): SnapshotLine[] => {
  if (!facts) return [];
  const { lengthMm, widthMm, heightMm, isWithdrawn, ...rest } = facts;
  const offer = { isWithdrawn, available: allowed };
  const quantity = orderableQuantity(seen.quantity, offer);
  if (quantity === 0) return [];
  return [
    {
      ...rest,
      lineId: seen.id,
      quantity,
      maxQuantity: buyableQuantity(offer),
      price: shownPrice(facts.priceUsd, pair),
      sidesMm: [lengthMm, widthMm, heightMm],
    },
  ];
};

/** Compares a line with what can be ordered now, and returns the change to show to the visitor. */
const changeOf = ({ seen, facts, available, allowed }: Seen, pair: TariffPair): SnapshotChange[] => {
  const told = (kind: SnapshotChange['kind'], before: number, after: number): SnapshotChange[] => [
    { variantId: seen.variantId, names: facts?.names ?? {}, kind, before, after },
  ];
  if (!facts || facts.isWithdrawn) return told('withdrawn', seen.quantity, 0);
  const { isWithdrawn } = facts;
  const quantity = orderableQuantity(seen.quantity, { isWithdrawn, available });
  const held = orderableQuantity(seen.quantity, { isWithdrawn, available: allowed });
  // More are in stock, but not all of them for one checkout.
  if (held < quantity) return told('share_reached', seen.quantity, held);
  if (quantity === 0) return told('sold_out', seen.quantity, 0);
  if (quantity < seen.quantity) return told('quantity_reduced', seen.quantity, quantity);
  if (facts.priceUsd === seen.priceSeen) return [];
  return told('price_changed', shownPrice(seen.priceSeen, pair), shownPrice(facts.priceUsd, pair));
};

type Locking = {
  readonly tiers: readonly DiscountTier[];
  readonly clientRate: Rate;
  readonly at: Date;
};

/** The terms from which the session's amounts are calculated. */
const lockAmounts = (
  lines: readonly SnapshotLine[],
  { rates, customsRates, air, sea }: TariffPair,
  { tiers, clientRate, at }: Locking,
): SnapshotAmounts => ({
  cards: { air: lockCard(air.tariff), sea: lockCard(sea.tariff) },
  rates,
  customsRates,
  tiers,
  at: at.toISOString(),
  tierRate: clientRate,
  weightG: sumOf(lines.map(({ weightG, quantity }) => weightG * quantity)),
});

/** The card with the valid duty rule only. */
const lockCard = ({ card, duty }: Tariff): TariffCard => ({ ...card, duty: duty ? [duty.rule] : [] });

import type { Database, StoredForwardPrice, Transaction } from '@shop/database';
import { CONVERSION_CURRENCY, type CurrencyCode } from '@shop/domain/currencies';
import {
  consolidate,
  priceForwarding,
  storageFee,
  type DeclaredLine,
  type Extra,
  type Measures,
  type PaidService,
} from '@shop/domain/forwarding';
import { convertToCents, type ExchangeRates } from '@shop/domain/money';
import type { DeliveredTerms, ShippingMethod } from '@shop/domain/tariff';
import type { Book } from '@shop/commerce-tariff';

export type PriceTerms = { readonly book: Book; readonly now: Date };

/** Everything that the price of forwarding depends on. */
export type ForwardInputs = {
  readonly brand: string;
  readonly clientId: number;
  readonly countryId: number;
  readonly currency: CurrencyCode;
  readonly isInsured: boolean;
  readonly services: readonly PaidService[];
  readonly storedAt: readonly Date[];
  readonly measures: readonly Measures[];
  readonly declared: readonly DeclaredLine[];
};

/** The newest fee of each service that has begun, in dollars. */
const readFees = async (db: Database, at: Date): Promise<ReadonlyMap<PaidService, number>> => {
  const rows = await db
    .selectFrom('forward_service_fee')
    .selectAll()
    .where('valid_from', '<=', at)
    .orderBy('valid_from')
    .execute();
  return new Map(rows.map(({ service, fee }) => [service, fee]));
};

const clientRateOf = async (db: Database, { book, now }: PriceTerms, clientId: number) => {
  const client = await db
    .selectFrom('client')
    .select(['is_pro', 'tier'])
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return book.clientRate(client.is_pro ? client.tier : null, now);
};

type Own = { readonly currency: CurrencyCode; readonly rates: ExchangeRates };

/** Storage and the chosen services; what costs nothing is left out. */
const extrasOf = (
  { services, storedAt }: ForwardInputs,
  { tariff: { card } }: DeliveredTerms,
  { fees, at, currency, rates }: Own & { fees: ReadonlyMap<PaidService, number>; at: Date },
): Extra[] => {
  const perDay = convertToCents(card.storage.perDay, card.currency, currency, rates);
  const extras: Extra[] = [
    { code: 'storage', amount: storageFee(storedAt, at, { ...card.storage, perDay }) },
    ...services.map((code) => ({
      code,
      amount: convertToCents(fees.get(code) ?? 0, CONVERSION_CURRENCY, currency, rates),
    })),
  ];
  return extras.filter(({ amount }) => amount > 0);
};

/** The price by each method with its inputs; null where the shop does not deliver. */
export const priceForward = async (
  db: Database | Transaction,
  inputs: ForwardInputs,
  terms: PriceTerms,
): Promise<Readonly<Record<ShippingMethod, StoredForwardPrice>> | null> => {
  const { book, now } = terms;
  const { brand, countryId, currency } = inputs;
  const pair = book.pairFor({ brand, countryId, currency, at: now });
  if (!pair) return null;
  const [fees, clientRate] = await Promise.all([readFees(db, now), clientRateOf(db, terms, inputs.clientId)]);
  const parcel = consolidate(inputs.measures, inputs.declared);
  const by = (method: ShippingMethod): StoredForwardPrice => {
    const own = { currency, rates: pair.rates };
    const extras = extrasOf(inputs, pair[method], { ...own, fees, at: now });
    return {
      ...own,
      at: now.toISOString(),
      cardVersion: pair[method].tariff.card.version,
      clientRate,
      amounts: priceForwarding(parcel, pair[method], { isInsured: inputs.isInsured, extras, clientRate }),
    };
  };
  return { air: by('air'), sea: by('sea') };
};

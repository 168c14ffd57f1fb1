import type { EstimateForwarding } from '@shop/contracts/forwarding';
import type { Database } from '@shop/database';
import { CONVERSION_CURRENCY, type CurrencyCode } from '@shop/domain/currencies';
import { PAID_SERVICES, type DeclaredLine, type Measures } from '@shop/domain/forwarding';
import { convertToCents, sumOf, type ExchangeRates } from '@shop/domain/money';
import { invalid, notFound } from '@shop/commerce-kit/problem';
import { priceToWire } from './forwarding-answer.ts';
import { findPackagesInStorage, type PackageOwner, type PackageRow } from './packages.repository.ts';
import { priceForward, type PriceTerms } from './price-forward.ts';
import { typedAmount } from './typed-amount.ts';

const GRAMS_PER_KG = 1_000;

const measuresOf = (row: PackageRow): Measures => ({
  weightG: row.weight_g ?? 0,
  sidesMm: [row.length_mm ?? 0, row.width_mm ?? 0, row.height_mm ?? 0],
});

/** Before there is a declaration each package is one tariff line of its announced value. */
const announcedLines = (rows: readonly PackageRow[], currency: CurrencyCode, rates: ExchangeRates) =>
  rows.map((row): DeclaredLine => ({
    hsCode: `999${row.id}`,
    quantity: 1,
    value: convertToCents(row.declared_value ?? 0, CONVERSION_CURRENCY, currency, rates),
  }));

type Asked = {
  readonly owner: PackageOwner;
  readonly currency: CurrencyCode;
  readonly body: EstimateForwarding;
  readonly terms: PriceTerms;
};

/** What the packages come to by both methods, by their own measures: packing may change them. */
export const estimateForwarding = async (db: Database, { owner, currency, body, terms }: Asked) => {
  const stored = await findPackagesInStorage(db, owner);
  const rows = stored.filter(({ id }) => body.package_ids.includes(id));
  if (rows.length < new Set(body.package_ids).size) throw notFound();
  const declared =
    body.declaration?.map((line) => ({
      hsCode: line.hs_code,
      quantity: line.quantity,
      value: typedAmount(line.value),
    })) ?? announcedLines(rows, currency, terms.book.ratesAt(terms.now));
  const prices = await priceForward(
    db,
    {
      brand: owner.brand,
      clientId: owner.clientId,
      countryId: body.country_id,
      currency,
      isInsured: body.services.insurance,
      services: PAID_SERVICES.filter((service) => body.services[service]),
      storedAt: rows.flatMap(({ stored_at: at }) => at ?? []),
      measures: rows.map(measuresOf),
      declared,
    },
    terms,
  );
  if (!prices) throw invalid({ country_id: ['required'] });
  return {
    currency,
    weight_kg: sumOf(rows.map(({ weight_g: weight }) => weight ?? 0)) / GRAMS_PER_KG,
    air: priceToWire(prices.air),
    sea: priceToWire(prices.sea),
  };
};

import { toJson, type Transaction } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { actAfterMeasuring, PAID_SERVICES, type Measures } from '@shop/domain/forwarding';
import { conflict } from '@shop/commerce-kit/problem';
import { writeBill } from './bill-request.ts';
import { tellForward } from './forward-mails.ts';
import type { TellDeps } from './forwarding.ports.ts';
import { findDeclaration, findPackagesOf, type ForwardRow } from './forwards.repository.ts';
import type { Moved } from './move-package.ts';
import { moveOneForward } from './move-forward.ts';
import { priceForward, type PriceTerms } from './price-forward.ts';

const servicesOf = (request: ForwardRow) => {
  const wanted = {
    photos: request.wants_photos,
    repack: request.wants_repack,
    remove_invoices: request.removes_invoices,
  };
  return PAID_SERVICES.filter((service) => wanted[service]);
};

/**
 * Prices the packed parcel of a locked request. A price above the client's cap waits for the client's word, every other
 * is billed; the client is told.
 */
export const measureRequest = async (
  deps: TellDeps,
  tx: Transaction,
  request: ForwardRow,
  { measures, terms, by }: { measures: Measures; terms: PriceTerms; by: Moved },
): Promise<ForwardRow> => {
  const packages = await findPackagesOf(tx, request.id);
  if (packages.some(({ state }) => state !== 'packed')) throw conflict('forward.not_packed');
  const declared = await findDeclaration(tx, request.id);
  const prices = await priceForward(
    tx,
    {
      brand: request.brand,
      clientId: request.client_id,
      countryId: request.country_id,
      currency: getCurrencyCode(request.currency_id),
      isInsured: request.wants_insurance,
      services: servicesOf(request),
      storedAt: packages.flatMap(({ stored_at: at }) => at ?? []),
      measures: [measures],
      declared: declared.map(({ hs_code: hsCode, quantity, value }) => ({ hsCode, quantity, value })),
    },
    terms,
  );
  if (!prices) throw conflict('forward.no_tariff');
  const price = prices[request.shipping_method];
  const [length, width, height] = measures.sidesMm;
  const measured = await moveOneForward(tx, request, 'measure', by, {
    weight_g: measures.weightG,
    ...{ length_mm: length, width_mm: width, height_mm: height },
    measured_at: by.now,
    price: toJson(price),
  });
  const act = actAfterMeasuring(price.amounts.total, request.price_cap);
  const next = await moveOneForward(tx, measured, act, by);
  if (act === 'bill') await writeBill(tx, next, { packages, now: by.now });
  await tellForward(deps, tx, next, act === 'bill' ? 'measured' : 'cap_exceeded');
  return next;
};

import type { Forward, ForwardPrice, ForwardSummary, Package } from '@shop/contracts/forwarding';
import type { Database, StoredForwardPrice } from '@shop/database';
import { getCurrencyCode } from '@shop/domain/currencies';
import { freeUntil, isForwardable, storageFee } from '@shop/domain/forwarding';
import { orderNumber } from '@shop/domain/order-number';
import { toWire } from '@shop/domain/wire-amount';
import type { ColleaguesOwn } from '@shop/commerce-kit/company-of';
import { toStamp } from '@shop/commerce-kit/stamp';
import {
  findDeclaration,
  findForwardEvents,
  findPackagesOf,
  findRequestSlugs,
  type findForwardsOf,
  type ForwardRow,
} from './forwards.repository.ts';
import { findPhotoPositions } from './package-photos.ts';
import type { PackageRow } from './packages.repository.ts';
import type { StorageTermsAt } from './storage-terms.ts';

const GRAMS_PER_KG = 1_000;
const MM_PER_CM = 10;

type Measured = Pick<PackageRow, 'weight_g' | 'length_mm' | 'width_mm' | 'height_mm'>;

const measuresToWire = ({ weight_g: weight, length_mm: l, width_mm: w, height_mm: h }: Measured) => ({
  weight_kg: weight === null ? null : weight / GRAMS_PER_KG,
  sides_cm: l === null || w === null || h === null ? null : [l, w, h].map((mm) => mm / MM_PER_CM),
});

const stampOf = (at: Date | null): string | null => at && toStamp(at);

type Known = {
  readonly terms: StorageTermsAt;
  readonly slugs: ReadonlyMap<number, string>;
  readonly photos: ReadonlyMap<number, readonly number[]>;
};

const IN_STORAGE: readonly PackageRow['state'][] = ['in_storage', 'overdue', 'packed'];

/** By its own clock, up to the moment of the terms. */
const feeToWire = ({ state, stored_at: since }: PackageRow, terms: StorageTermsAt) =>
  since === null || !IN_STORAGE.includes(state)
    ? null
    : { amount: toWire(storageFee([since], terms.at, terms)), currency: terms.currency };

export const packageToWire = (row: PackageRow, { terms, slugs, photos }: Known): Package => {
  const requestSlug = slugs.get(row.id) ?? null;
  return {
    id: row.id,
    tracking_number: row.tracking_number,
    shop: row.shop,
    contents: row.contents,
    value: row.declared_value === null ? null : toWire(row.declared_value),
    state: row.state,
    ...measuresToWire(row),
    hold_reason: row.hold_reason,
    photos: [...(photos.get(row.id) ?? [])],
    received_at: stampOf(row.received_at),
    stored_at: stampOf(row.stored_at),
    free_until: row.stored_at && toStamp(freeUntil(row.stored_at, terms)),
    storage_fee: feeToWire(row, terms),
    is_forwardable: isForwardable(row.state) && requestSlug === null,
    request_slug: requestSlug,
    updated_at: toStamp(row.updated_at),
  };
};

export const packagesToWire = async (
  db: Database,
  rows: readonly PackageRow[],
  terms: StorageTermsAt,
): Promise<Package[]> => {
  const ids = rows.map(({ id }) => id);
  const [slugs, photos] = await Promise.all([findRequestSlugs(db, ids), findPhotoPositions(db, ids)]);
  return rows.map((row) => packageToWire(row, { terms, slugs, photos }));
};

/** The lines that are charged, in the order in which they are shown. */
export const priceToWire = ({ amounts }: StoredForwardPrice): ForwardPrice => {
  const { extras, shippingDiscount, importVat, total, daysFrom, daysTo } = amounts;
  const lines: { code: ForwardPrice['lines'][number]['code']; amount: number }[] = [
    ...(['freight', 'fuel', 'surcharges', 'insurance', 'clearance', 'service'] as const).map((code) => ({
      code,
      amount: amounts[code],
    })),
    ...extras,
    { code: 'vat', amount: amounts.vat },
    { code: 'shipping_discount', amount: -shippingDiscount },
    { code: 'duty', amount: amounts.duty },
    { code: 'import_vat', amount: importVat },
    { code: 'delivery', amount: amounts.delivery },
  ];
  return {
    lines: lines
      .filter(({ amount }) => amount !== 0)
      .map(({ code, amount }) => ({ code, amount: toWire(amount) })),
    total: toWire(total),
    days_from: daysFrom,
    days_to: daysTo,
  };
};

export const summaryToWire = (row: Awaited<ReturnType<typeof findForwardsOf>>[number]): ForwardSummary => ({
  slug: row.slug,
  number: orderNumber('forward_request', row.id),
  state: row.state,
  shipping_method: row.shipping_method,
  packages_count: Number(row.packages),
  total: row.price && toWire(row.price.amounts.total),
  currency: getCurrencyCode(row.currency_id),
  created_at: toStamp(row.created_at),
});

const declaredToWire = (line: Awaited<ReturnType<typeof findDeclaration>>[number]) => ({
  description: line.description,
  hs_code: line.hs_code,
  quantity: line.quantity,
  value: toWire(line.value),
  origin: line.origin,
});

export const answerForward = async (
  db: Database,
  request: ForwardRow,
  terms: StorageTermsAt,
): Promise<Forward> => {
  const [packages, declaration, events] = await Promise.all([
    findPackagesOf(db, request.id),
    findDeclaration(db, request.id),
    findForwardEvents(db, request.id),
  ]);
  return {
    slug: request.slug,
    number: orderNumber('forward_request', request.id),
    state: request.state,
    currency: getCurrencyCode(request.currency_id),
    shipping_method: request.shipping_method,
    address: request.address,
    price_cap: request.price_cap === null ? null : toWire(request.price_cap),
    services: {
      photos: request.wants_photos,
      repack: request.wants_repack,
      insurance: request.wants_insurance,
      remove_invoices: request.removes_invoices,
    },
    packages: await packagesToWire(db, packages, terms),
    declaration: declaration.map(declaredToWire),
    declared_by: request.declared_by,
    declared_at: stampOf(request.declared_at),
    ...measuresToWire(request),
    price: request.price && priceToWire(request.price),
    carrier: request.carrier,
    tracking_number: request.tracking_number,
    timeline: events.map(({ state, created_at }) => ({ state, at: toStamp(created_at) })),
    payable_slug: request.state === 'awaiting_payment' ? request.slug : null,
  };
};

/** A request as a colleague sees it: without payment, and without the photos, which are the client's alone. */
export const forColleague = (request: Forward, { orderedBy }: ColleaguesOwn): Forward => ({
  ...request,
  packages: request.packages.map((one) => ({ ...one, photos: [] })),
  payable_slug: null,
  ordered_by: orderedBy,
});

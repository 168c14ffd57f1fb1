import type { Declaration, RequestForwarding } from '@shop/contracts/forwarding';
import { toJson, type Transaction } from '@shop/database';
import { isForwardable } from '@shop/domain/forwarding';
import { conflict, invalid, notFound } from '@shop/commerce-kit/problem';
import { secretSlug } from '@shop/commerce-kit/secret-slug';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import {
  insertDeclaration,
  insertForward,
  insertForwardEvent,
  takePackages,
  type ForwardRow,
} from './forwards.repository.ts';
import { moveOneForward } from './move-forward.ts';
import { lockPackages, type PackageRow } from './packages.repository.ts';
import { typedAmount } from './typed-amount.ts';

export type ForwardingAsked = {
  readonly brand: Pick<ShopBrand, 'key' | 'shipsTo'>;
  readonly clientId: number;
  readonly locale: Locale;
  /** Of the cap, the declaration and the price. */
  readonly currencyId: number;
  readonly body: RequestForwarding;
  readonly now: Date;
};

/** The client's packages that are in storage; others are refused like unknown ones. */
const lockForwardable = async (
  tx: Transaction,
  { brand, clientId, body }: ForwardingAsked,
): Promise<PackageRow[]> => {
  const ids = [...new Set(body.package_ids)];
  const rows = await lockPackages(tx, ids);
  const own = rows.filter((row) => row.client_id === clientId && row.brand === brand.key);
  if (own.length < ids.length) throw notFound();
  if (own.some(({ state }) => !isForwardable(state))) throw conflict('forward.package_not_in_storage');
  return own;
};

/** Keeps the declaration, with who vouches for it and since when: from now on the request can be packed. */
export const declareForward = async (
  tx: Transaction,
  request: ForwardRow,
  { lines, declared_by }: Declaration,
  now: Date,
): Promise<ForwardRow> => {
  const declared = await moveOneForward(
    tx,
    request,
    'declare',
    { actor: 'client', now },
    { declared_by, declared_at: now },
  );
  await insertDeclaration(
    tx,
    lines.map((line, at) => ({
      request_id: request.id,
      position: at + 1,
      description: line.description,
      hs_code: line.hs_code,
      quantity: line.quantity,
      value: typedAmount(line.value),
      origin: line.origin,
    })),
  );
  return declared;
};

/**
 * Asks to forward packages in storage as one shipment. A package that another request has already is refused, also when
 * both are made at once. With a declaration the warehouse may begin.
 */
export const requestForwarding = async (tx: Transaction, asked: ForwardingAsked): Promise<ForwardRow> => {
  const { brand, clientId, locale, currencyId, body, now } = asked;
  const { services, address } = body;
  if (!brand.shipsTo.includes(address.country_id)) throw invalid({ country_id: ['required'] });
  const packages = await lockForwardable(tx, asked);
  const request = await insertForward(tx, {
    slug: secretSlug(),
    brand: brand.key,
    client_id: clientId,
    language: locale,
    currency_id: currencyId,
    shipping_method: body.shipping_method,
    country_id: address.country_id,
    address: toJson(address),
    price_cap: body.price_cap === null ? null : typedAmount(body.price_cap),
    wants_photos: services.photos,
    wants_repack: services.repack,
    wants_insurance: services.insurance,
    removes_invoices: services.remove_invoices,
    created_at: now,
    updated_at: now,
  });
  const client = { actor: 'client', now };
  await insertForwardEvent(tx, {
    requestId: request.id,
    state: 'requested',
    note: '',
    at: now,
    actor: 'client',
  });
  const isFree = await takePackages(
    tx,
    request.id,
    packages.map(({ id }) => id),
  );
  if (!isFree) throw conflict('forward.package_taken');
  const waiting = await moveOneForward(tx, request, 'await_declaration', client);
  return body.declaration === null ? waiting : declareForward(tx, waiting, body.declaration, now);
};

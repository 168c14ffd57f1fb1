import type { Transaction } from '@shop/database';
import { getLocale } from '@shop/commerce-kit/shop-brand';
import { orderNumber } from '@shop/domain/order-number';
import { moneyIn } from '@shop/commerce-mail';
import type { TellDeps } from './forwarding.ports.ts';
import type { ForwardRow } from './forwards.repository.ts';
import type { PackageRow } from './packages.repository.ts';

const getClient = (tx: Transaction, id: number) =>
  tx
    .selectFrom('client')
    .select(['email', 'language_id', 'first_name'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

/** Tells the client that a package has arrived at the warehouse. */
export const tellReceived = async (
  { mail, brands }: TellDeps,
  tx: Transaction,
  row: PackageRow,
): Promise<void> => {
  if (row.client_id === null) return;
  const client = await getClient(tx, row.client_id);
  const language = getLocale(client.language_id);
  await mail.enqueue(tx, {
    ...{ brand: row.brand, language, to: client.email },
    template: 'parcel-news',
    uniqueKey: `package:${row.id}:received`,
    data: {
      news: 'received',
      number: row.tracking_number,
      link: `${brands.get(row.brand).appUrl}/${language}/parcels`,
      total: null,
    },
  });
};

/** Tells the client of a step of a forward request, in the language of the request. */
export const tellForward = async (
  { mail, brands }: TellDeps,
  tx: Transaction,
  request: ForwardRow,
  news: 'measured' | 'cap_exceeded' | 'handed_over',
): Promise<void> => {
  const { brand, language, slug, id, price, currency_id: currencyId } = request;
  const { email } = await getClient(tx, request.client_id);
  const isPriced = news !== 'handed_over' && price !== null;
  await mail.enqueue(tx, {
    ...{ brand, language, to: email },
    template: 'parcel-news',
    uniqueKey: `forward:${id}:${news}`,
    data: {
      news,
      number: orderNumber('forward_request', id),
      link: `${brands.get(brand).appUrl}/${language}/parcels/${slug}`,
      total: isPriced ? moneyIn(language, currencyId)(price.amounts.total) : null,
    },
  });
};

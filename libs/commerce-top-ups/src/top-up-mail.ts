import type { Transaction } from '@shop/database';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { findAccount } from '@shop/commerce-ledger';
import { moneyIn, type NewMail } from '@shop/commerce-mail';
import type { TopUp } from './top-ups.repository.ts';

/** Notifies the client of the credited sum and the balance after it. */
export const topUpMail = async (
  tx: Transaction,
  brands: Brands,
  topUp: TopUp,
): Promise<NewMail<'top-up'>> => {
  const client = await tx
    .selectFrom('client')
    .select(['email', 'first_name'])
    .where('id', '=', topUp.client_id)
    .executeTakeFirstOrThrow();
  const account = await findAccount(tx, topUp.client_id);
  const write = moneyIn(topUp.language, topUp.currency_id);
  return {
    brand: topUp.brand,
    language: topUp.language,
    to: client.email,
    template: 'top-up',
    uniqueKey: `top-up:${topUp.id}`,
    data: {
      name: client.first_name,
      amount: write(topUp.amount),
      balance: write(account?.balance ?? topUp.amount),
      link: `${brands.get(topUp.brand).appUrl}/${topUp.language}/balance`,
    },
  };
};

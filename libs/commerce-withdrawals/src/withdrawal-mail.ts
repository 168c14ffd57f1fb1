import type { Database } from '@shop/database';
import { getLanguage } from '@shop/domain/languages';
import { orderNumber } from '@shop/domain/order-number';
import type { Brands, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { moneyIn, withoutAddresses, type NewMail, type OrderNewsCode } from '@shop/commerce-mail';
import { orderLink, type OrderRow } from '@shop/commerce-orders';
import { returnExceptionTexts } from '@shop/i18n/return-exception-texts';
import { describeStatement } from '@shop/i18n/withdrawal-statement';
import { withdrawalStatementTexts } from '@shop/i18n/withdrawal-statement-texts';
import { receiptOf } from './withdrawal-receipt.ts';
import type { WithdrawalRow } from './withdrawals.repository.ts';

const wordsOf = async (db: Database, brand: ShopBrand, row: WithdrawalRow, order: OrderRow) => {
  const { language } = row;
  const receipt = await receiptOf(db, row, { brand, order, language });
  const tag = getLanguage(language).formatTag;
  const moment = new Intl.DateTimeFormat(tag, {
    dateStyle: 'long',
    timeStyle: 'medium',
    timeZone: brand.timeZone,
  });
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
  const law = brand.promises?.isByEuLaw ? 'eu' : 'other';
  const sayException = returnExceptionTexts(language);
  return describeStatement(
    withdrawalStatementTexts(language),
    (one) => sayException(`returns.exception.${one}`, { law }),
    {
      ...receipt,
      name: withoutAddresses(row.name),
      goods: row.goods && withoutAddresses(row.goods),
      at: moment.format(row.stated_at),
      sendBack: receipt.send_back && {
        address: receipt.send_back.address,
        until: day.format(new Date(receipt.send_back.until)),
        paidBy: receipt.send_back.paid_by,
      },
      isTyped: false,
    },
  );
};

const newsOf = (
  brands: Brands,
  row: WithdrawalRow,
  order: OrderRow,
  { news, cause, lines }: { news: OrderNewsCode; cause: string; lines: readonly string[] },
): NewMail<'order-news'> => ({
  brand: row.brand,
  language: row.language,
  to: row.email,
  template: 'order-news',
  uniqueKey: `withdrawal-${cause}:${row.id}`,
  data: {
    news,
    name: row.name,
    number: orderNumber(order.kind, order.id),
    link: orderLink(brands.get(row.brand), order, row.language),
    lines,
  },
});

/** The receipt on a durable medium: date and time, the content of the statement, and what follows. */
export const receiptMail = async (
  db: Database,
  brands: Brands,
  row: WithdrawalRow,
  order: OrderRow,
): Promise<NewMail<'order-news'>> => {
  const { content, next } = await wordsOf(db, brands.get(row.brand), row, order);
  return newsOf(brands, row, order, {
    news: 'withdrawal_stated',
    cause: 'stated',
    lines: [...content, ...next],
  });
};

/** Says what staff decided: what was refunded, and what was refused and why. */
export const decisionMail = async (
  db: Database,
  brands: Brands,
  row: WithdrawalRow,
  order: OrderRow,
): Promise<NewMail<'order-news'>> => {
  const { content, next } = await wordsOf(db, brands.get(row.brand), row, order);
  const refunded = row.to_payer + row.to_balance;
  const amount = moneyIn(row.language, order.currency_id)(refunded);
  const sum = refunded > 0 ? [withdrawalStatementTexts(row.language)('statement.refunded', { amount })] : [];
  const news = row.state === 'refused' ? 'withdrawal_refused' : 'withdrawal_refunded';
  return newsOf(brands, row, order, { news, cause: row.state, lines: [...content, ...sum, ...next] });
};

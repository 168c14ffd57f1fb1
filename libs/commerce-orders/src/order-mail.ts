import type { StoredTotals, Transaction, Words } from '@shop/database';
import { getLanguage } from '@shop/domain/languages';
import { RETURN_EXCEPTIONS } from '@shop/domain/market-duties';
import { orderNumber } from '@shop/domain/order-number';
import { discountPercentage } from '@shop/domain/tariff';
import { describeWithdrawal } from '@shop/i18n/withdrawal';
import { returnExceptionTexts } from '@shop/i18n/return-exception-texts';
import { withdrawalStatementTexts } from '@shop/i18n/withdrawal-statement-texts';
import { withdrawalTexts } from '@shop/i18n/withdrawal-texts';
import { findReturnExceptions } from '@shop/commerce-catalogue';
import type { Brands, Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';
import { moneyIn, type NamedLink, type NewMail, type WriteMoney } from '@shop/commerce-mail';
import { findOrderCompany, type OrderCompanyRow } from './order-company.repository.ts';
import { orderMailTexts } from './order-mail.texts.ts';
import { orderTotal } from './order-totals.ts';
import { findLines, getOrder, type OrderLineRow, type OrderRow } from './orders.repository.ts';

/** The confirmation, in the language that the order was placed in; one per order. */
export const orderMail = async (
  tx: Transaction,
  brands: Brands,
  quoteId: number,
): Promise<NewMail<'order-confirmation'>> => {
  const order = await getOrder(tx, quoteId);
  const [lines, company] = [await findLines(tx, quoteId), await findOrderCompany(tx, quoteId)];
  const brand = brands.get(order.brand);
  const locale = order.language;
  const write = moneyIn(locale, order.currency_id);
  const { totals } = order;
  return {
    brand: order.brand,
    language: locale,
    to: order.email,
    template: 'order-confirmation',
    uniqueKey: `order-confirmation:${quoteId}`,
    data: {
      name: order.address.first_name,
      number: orderNumber(order.kind, quoteId),
      link: linkTo(brand, order, locale),
      lines: lines.map((line) => lineOf(line, locale, write)),
      totals: labelled(totals, order, locale, write),
      total: write(orderTotal(totals)),
      breakdown: breakdownOf(totals, locale, write),
      paid: paidParts(totals, locale, write),
      ...deliveryOf(order, locale),
      company: company ? companyLines(company, locale) : null,
      arrival: arrivalOf(order, locale, brand),
      returns: await returnsOf(tx, lines, { brand, locale }),
      withdraw: withdrawLink(brand, order),
    },
  };
};

/** Guests open the order by its secret link, clients in their account. */
export const linkTo = ({ appUrl }: ShopBrand, { client_id, slug }: OrderRow, locale: Locale): string =>
  `${appUrl}/${locale}/${client_id === null ? 'order' : 'my-orders'}/${slug}`;

/** The withdrawal function for one order, as the law labels it; null where the brand takes nothing back. */
export const withdrawLink = (brand: ShopBrand, order: OrderRow): NamedLink | null => {
  if (brand.promises?.returnDays == null || order.kind === 'forward_request') return null;
  const law = brand.promises.isByEuLaw ? 'eu' : 'other';
  return {
    label: withdrawalStatementTexts(order.language)('statement.link', { law }),
    link: `${linkTo(brand, order, order.language)}/withdrawal`,
  };
};

const inWords = (words: Words, locale: Locale): string => words[locale] ?? words['en'] ?? '';

const lineOf = (line: OrderLineRow, locale: Locale, write: WriteMoney) => ({
  name: inWords(line.names, locale),
  details: (line.variant_names ?? []).map((words) => inWords(words, locale)).join(', '),
  quantity: line.quantity,
  total: write(line.line_total),
});

/** The name that the checkout uses. */
const discountLabel = ({ shipping, shipping_discount: discount }: StoredTotals, locale: Locale): string => {
  const percentage = discountPercentage(discount, shipping);
  const name = orderMailTexts(locale)('order_mail.shipping_discount');
  const format = new Intl.NumberFormat(getLanguage(locale).formatTag, { style: 'percent' });
  return percentage === 0 ? name : `${name}, ${format.format(percentage / 100)}`;
};

const labelled = (totals: StoredTotals, { shipping_method }: OrderRow, locale: Locale, write: WriteMoney) => {
  const texts = orderMailTexts(locale);
  const rows = [
    { label: texts('order_mail.subtotal'), amount: totals.subtotal },
    { label: texts(`order_mail.shipping.${shipping_method}`), amount: totals.shipping },
    { label: texts('order_mail.delivery'), amount: totals.delivery },
    { label: discountLabel(totals, locale), amount: -totals.shipping_discount },
    { label: texts('order_mail.promotion'), amount: -totals.promotion },
    { label: texts('order_mail.payment_fee'), amount: totals.payment_fee },
  ];
  return rows
    .filter(({ amount }, at) => at < 2 || amount !== 0)
    .map(({ label, amount }) => ({ label, amount: write(amount) }));
};

/** What shipping is made of. */
const breakdownOf = ({ breakdown }: StoredTotals, locale: Locale, write: WriteMoney) => {
  const texts = orderMailTexts(locale);
  return breakdown.flatMap(({ code, amount }) =>
    code === 'goods' || amount === 0
      ? []
      : [{ label: texts(`order_mail.cost.${code}`), amount: write(amount) }],
  );
};

/** The right to give goods back, as the brand promises it, with the exceptions among what was ordered. */
const returnsOf = async (
  tx: Transaction,
  lines: readonly OrderLineRow[],
  { brand, locale }: { brand: ShopBrand; locale: Locale },
) => {
  const { promises, seller, supportEmail: email } = brand;
  if (!promises || !seller || email === null || promises.returnDays === null) return null;
  const exceptions = await findReturnExceptions(
    tx,
    lines.flatMap(({ product_id }) => product_id ?? []),
  );
  const { isByEuLaw, returnDays, returnPaidBy } = promises;
  return describeWithdrawal(withdrawalTexts(locale), {
    ...{ isByEuLaw, returnDays, returnPaidBy },
    seller: { name: seller.name, address: seller.address, phone: seller.phone, email },
    exceptions: RETURN_EXCEPTIONS.filter((one) => [...exceptions.values()].includes(one)).map((one) =>
      returnExceptionTexts(locale)(`returns.exception.${one}`, { law: isByEuLaw ? 'eu' : 'other' }),
    ),
  });
};

/** The total is that of the order; where the balance paid a part, the rest is shown as well. */
const paidParts = (totals: StoredTotals, locale: Locale, write: WriteMoney) => {
  const texts = orderMailTexts(locale);
  if (totals.balance === 0) return [];
  return [
    { label: texts('order_mail.balance'), amount: write(totals.balance) },
    { label: texts('order_mail.rest'), amount: write(totals.total) },
  ];
};

/** A parcel for a pickup point goes to the point's address; the buyer's home is not shown. */
const deliveryOf = (order: OrderRow, locale: Locale) => {
  const { address, delivery_choice } = order;
  const { courier, pickup_point: point } = delivery_choice;
  const person = [`${address.first_name} ${address.last_name}`, address.phone_number];
  const home = [address.first_address, `${address.zip} ${address.city}`.trim()];
  return {
    destination: point ? ('pickup' as const) : ('home' as const),
    address: [...(point ? point.split(', ') : home), ...person],
    delivery: courier ?? orderMailTexts(locale)('order_mail.to_the_door'),
  };
};

/** The company as the invoice will name it. */
const companyLines = ({ name, register_code: code, vat_number: number }: OrderCompanyRow, locale: Locale) => {
  const texts = orderMailTexts(locale);
  return [
    name,
    ...(code === null ? [] : [texts('order_mail.company_code', { code })]),
    ...(number === null ? [] : [texts('order_mail.company_vat', { number })]),
  ];
};

const DAY_MS = 86_400_000;

/** The delivery days that the checkout showed, counted from the order. */
const arrivalOf = (order: OrderRow, locale: Locale, { timeZone }: ShopBrand): string => {
  const { days_from: from, days_to: to } = order.totals;
  const format = new Intl.DateTimeFormat(getLanguage(locale).formatTag, {
    day: 'numeric',
    month: 'long',
    timeZone,
  });
  const placed = (order.placed_at ?? order.created_at).getTime();
  return format.formatRange(placed + from * DAY_MS, placed + to * DAY_MS);
};

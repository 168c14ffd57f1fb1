import type { Transaction } from '@shop/database';
import { AMOUNT_PER_UNIT, findCurrencyById, orderNumber } from '@shop/domain';
import { isLocale, type Brands, type Locale, type ShopBrand } from '../../platform/shop-brand.ts';
import type { NewMail } from '../mail/mail.module.ts';
import { ORDER_MAIL_TEXTS } from './order-mail.texts.ts';
import type { StoredTotals } from './order-totals.ts';
import { findLines, type OrderLineRow, type OrderRow } from './orders.repository.ts';

type Words = Readonly<Record<string, string>>;
type Write = (amount: number) => string;

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-GB', lt: 'lt-LT', lv: 'lv-LV', ee: 'et-EE' };

const moneyIn = (locale: Locale, currencyId: number): Write => {
  const currency = findCurrencyById(currencyId)?.code ?? 'EUR';
  const format = new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency });
  return (amount) => format.format(amount / AMOUNT_PER_UNIT);
};

/** The confirmation, in the language that the order was placed in; one an order, whatever happens. */
export const orderMail = async (
  tx: Transaction,
  brands: Brands,
  quoteId: number,
): Promise<NewMail<'order-confirmation'>> => {
  const order = await tx.selectFrom('quote').selectAll().where('id', '=', quoteId).executeTakeFirstOrThrow();
  const lines = (await findLines(tx, [quoteId])).get(quoteId) ?? [];
  const brand = brands.get(order.brand);
  const locale = isLocale(order.language) ? order.language : brand.defaultLocale;
  const write = moneyIn(locale, order.currency_id);
  const totals = order.totals as StoredTotals;
  const address = order.address as Address;
  return {
    brand: order.brand,
    language: locale,
    to: order.email,
    template: 'order-confirmation',
    uniqueKey: `order-confirmation:${quoteId}`,
    data: {
      name: address.first_name,
      number: orderNumber(order.kind, quoteId),
      link: linkTo(brand, order, locale),
      lines: lines.map((line) => lineOf(line, locale, write)),
      totals: labelled(totals, order, locale, write),
      total: write(totals.total + totals.balance),
      address: [
        `${address.first_name} ${address.last_name}`,
        address.first_address,
        `${address.zip} ${address.city}`,
        address.phone_number,
      ],
      delivery: deliveryOf(order.delivery_choice as DeliveryChoice, locale),
    },
  };
};

type Address = Readonly<
  Record<'first_name' | 'last_name' | 'first_address' | 'zip' | 'city' | 'phone_number', string>
>;

/** Guests come back by the secret slug of the success page, clients by their orders. */
const linkTo = ({ appUrl }: ShopBrand, { client_id, slug }: OrderRow, locale: Locale): string =>
  `${appUrl}/${locale}/${client_id === null ? 'success' : 'my-orders'}/${slug}`;

const inWords = (words: Words, locale: Locale): string => words[locale] ?? words['en'] ?? '';

const lineOf = (line: OrderLineRow, locale: Locale, write: Write) => ({
  name: inWords(line.names as Words, locale),
  details: ((line.variant_names ?? []) as readonly Words[]).map((words) => inWords(words, locale)).join(', '),
  quantity: line.quantity,
  total: write(line.line_total),
});

const labelled = (totals: StoredTotals, { shipping_method }: OrderRow, locale: Locale, write: Write) => {
  const texts = ORDER_MAIL_TEXTS[locale];
  const rows = [
    { label: texts.subtotal, amount: totals.subtotal },
    { label: texts.shipping[shipping_method === 'sea' ? 'sea' : 'air'], amount: totals.shipping },
    { label: texts.delivery, amount: totals.delivery },
    { label: texts.shipping_discount, amount: -totals.shipping_discount },
    { label: texts.promotion, amount: -totals.promotion },
    { label: texts.payment_fee, amount: totals.payment_fee },
  ];
  return rows
    .filter(({ amount }, at) => at < 2 || amount !== 0)
    .map(({ label, amount }) => ({ label, amount: write(amount) }));
};

type DeliveryChoice = { readonly courier?: string | null; readonly pickup_point?: string | null };

const deliveryOf = ({ courier, pickup_point }: DeliveryChoice, locale: Locale): string =>
  courier ? [courier, pickup_point].filter(Boolean).join(', ') : ORDER_MAIL_TEXTS[locale].toTheDoor;

import type { Transaction } from '@shop/database';
import { AMOUNT_PER_UNIT, orderNumber, type CurrencyCode } from '@shop/domain';
import { isLocale, type Locale, type ShopBrand } from '../../platform/shop-brand.ts';
import type { NewMail } from '../mail/mail.module.ts';
import type { StoredTotals } from '../orders/orders.module.ts';
import { ORDER_MAIL_TEXTS } from './order-mail.texts.ts';
import type { Session } from './session.repository.ts';
import { currencyOf } from './session-view.ts';

const TAGS: Readonly<Record<Locale, string>> = { en: 'en-GB', lt: 'lt-LT', lv: 'lv-LV', ee: 'et-EE' };

const moneyIn = (locale: Locale, currency: CurrencyCode) => {
  const format = new Intl.NumberFormat(TAGS[locale], { style: 'currency', currency });
  return (amount: number): string => format.format(amount / AMOUNT_PER_UNIT);
};

/** The confirmation, in the language that the order was placed in; one an order, whatever happens. */
export const orderMail = async (
  tx: Transaction,
  brand: ShopBrand,
  session: Session,
  quoteId: number,
): Promise<NewMail<'order-confirmation'>> => {
  const quote = await tx
    .selectFrom('quote')
    .select(['totals', 'delivery_choice'])
    .where('id', '=', quoteId)
    .executeTakeFirstOrThrow();
  const locale = isLocale(session.language) ? session.language : brand.defaultLocale;
  const write = moneyIn(locale, currencyOf(session));
  const totals = quote.totals as StoredTotals;
  return {
    brand: session.brand,
    language: locale,
    to: session.email ?? '',
    template: 'order-confirmation',
    uniqueKey: `order-confirmation:${quoteId}`,
    data: {
      name: session.address?.first_name ?? '',
      number: orderNumber('marketplace', quoteId),
      link: linkTo(brand, session, locale),
      lines: session.lines.map((line) => ({
        name: line.names[locale] ?? line.names['en'] ?? '',
        details: line.attributes.map((words) => words[locale] ?? words['en'] ?? '').join(', '),
        quantity: line.quantity,
        total: write(line.price * line.quantity),
      })),
      totals: labelled(totals, session, locale, write),
      total: write(totals.total + totals.balance),
      address: addressLines(session),
      delivery: deliveryOf(quote.delivery_choice as DeliveryChoice, locale),
    },
  };
};

/** Guests come back by the secret slug of the success page, clients by their orders. */
const linkTo = ({ appUrl }: ShopBrand, { client_id, slug }: Session, locale: Locale): string =>
  `${appUrl}/${locale}/${client_id === null ? 'success' : 'my-orders'}/${slug}`;

const labelled = (
  totals: StoredTotals,
  { shipping_method }: Session,
  locale: Locale,
  write: (amount: number) => string,
) => {
  const texts = ORDER_MAIL_TEXTS[locale];
  const rows = [
    { label: texts.subtotal, amount: totals.subtotal },
    { label: texts.shipping[shipping_method], amount: totals.shipping },
    { label: texts.delivery, amount: totals.delivery },
    { label: texts.shipping_discount, amount: -totals.shipping_discount },
    { label: texts.promotion, amount: -totals.promotion },
    { label: texts.payment_fee, amount: totals.payment_fee },
  ];
  return rows
    .filter(({ amount }, at) => at < 2 || amount !== 0)
    .map(({ label, amount }) => ({ label, amount: write(amount) }));
};

const addressLines = ({ address }: Session): string[] =>
  address
    ? [
        `${address.first_name} ${address.last_name}`,
        address.first_address,
        `${address.zip} ${address.city}`,
        address.phone_number,
      ]
    : [];

type DeliveryChoice = { readonly courier: string | null; readonly pickup_point: string | null };

const deliveryOf = ({ courier, pickup_point }: DeliveryChoice, locale: Locale): string =>
  courier === null
    ? ORDER_MAIL_TEXTS[locale].toTheDoor
    : [courier, pickup_point].filter((part) => part !== null).join(', ');

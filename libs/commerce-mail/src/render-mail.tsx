import { render } from '@react-email/components';
import type { ReactElement } from 'react';
import { getLanguage } from '@shop/domain/languages';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import type { MailBrand } from './mail-brand.ts';
import type { MailContent, OrderConfirmation as OrderData } from './mail.templates.ts';
import { ALERT_TEXTS } from './alert.texts.ts';
import { nameInMail, oneLine, withoutAddresses } from './plain-text.ts';
import { MAIL_TEXTS } from './mail.texts.ts';
import { AlertMail } from './templates/alert-mail.tsx';
import { LinkMail } from './templates/link-mail.tsx';
import { OrderConfirmation } from './templates/order-confirmation.tsx';
import { RefundMail } from './templates/refund-mail.tsx';

export type RenderedMail = { subject: string; html: string; plain: string };
export type MailToRender = { brand: MailBrand; language: Locale; content: MailContent };

/** A mail as HTML, and the same in plain text. */
export const renderMail = async (mail: MailToRender): Promise<RenderedMail> => {
  const { subject, element } = compose(mail);
  const [html, plain] = await Promise.all([render(element), render(element, { plainText: true })]);
  return { subject: oneLine(subject), html, plain };
};

const compose = ({ brand, language, content }: MailToRender): { subject: string; element: ReactElement } => {
  const texts = MAIL_TEXTS[language];
  const lang = getLanguage(language).tag;
  if (content.template === 'order-confirmation') {
    const order = withoutTypedAddresses(content.data);
    return {
      subject: texts.order.subject(brand.name, order.number),
      element: <OrderConfirmation brand={brand} lang={lang} data={order} texts={texts} />,
    };
  }
  if (content.template === 'refund') {
    const refund = content.data;
    const told = { ...refund, name: nameInMail(refund.name) };
    return {
      subject: texts.refund.subject(brand.name, refund.number),
      element: <RefundMail brand={brand} lang={lang} data={told} texts={texts} />,
    };
  }
  if (content.template === 'alert') {
    const alert = content.data;
    const words = ALERT_TEXTS[language];
    return {
      subject: `${words.state[alert.state]}: ${words.what[alert.code]} (${alert.count})`,
      element: <AlertMail brand={brand} lang={lang} data={alert} texts={words} />,
    };
  }
  const own = texts[content.template];
  const link = content.data;
  return {
    subject: own.subject(brand.name),
    element: (
      <LinkMail
        brand={brand}
        lang={lang}
        data={{ ...link, name: nameInMail(link.name) }}
        texts={texts}
        own={own}
      />
    ),
  };
};

/** The order without addresses in the texts that the buyer typed: the mail may go to another person. */
const withoutTypedAddresses = (order: OrderData): OrderData => ({
  ...order,
  name: nameInMail(order.name),
  address: order.address.map(withoutAddresses),
  delivery: withoutAddresses(order.delivery),
});

import { render } from '@react-email/components';
import type { ReactElement } from 'react';
import { getLanguage } from '@shop/domain/languages';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import type { MailBrand } from './mail-brand.ts';
import type { MailContent, OrderConfirmation as OrderData } from './mail.templates.ts';
import { nameInMail, oneLine, withoutAddresses } from './plain-text.ts';
import { mailTexts } from './mail.texts.ts';
import { AlertMail } from './templates/alert-mail.tsx';
import { ClaimNews } from './templates/claim-news.tsx';
import { LinkMail } from './templates/link-mail.tsx';
import { OrderConfirmation } from './templates/order-confirmation.tsx';
import { OrderNews } from './templates/order-news.tsx';
import { TopUpMail } from './templates/top-up-mail.tsx';
import { RefundMail } from './templates/refund-mail.tsx';

export type RenderedMail = {
  subject: string;
  html: string;
  plain: string;
  /** For a mail that its recipient can end: the address of the page that does. */
  unsubscribe?: string | undefined;
};
export type MailToRender = { brand: MailBrand; language: Locale; content: MailContent };

/** Catalogues prevent dashes at the beginning of a line; a subject has one line. */
const NO_BREAK_SPACE = '\u00a0';

/** A mail as HTML, and the same in plain text. */
export const renderMail = async (mail: MailToRender): Promise<RenderedMail> => {
  const { subject, element } = compose(mail);
  const [html, plain] = await Promise.all([render(element), render(element, { plainText: true })]);
  return {
    subject: oneLine(subject.replaceAll(NO_BREAK_SPACE, ' ')),
    ...{ html, plain, unsubscribe: unsubscribeOf(mail.content) },
  };
};

const unsubscribeOf = ({ template, data }: MailContent): string | undefined =>
  template === 'welcome' ? data.unsubscribe : undefined;

const compose = ({ brand, language, content }: MailToRender): { subject: string; element: ReactElement } => {
  const texts = mailTexts(language);
  const lang = getLanguage(language).tag;
  if (content.template === 'order-confirmation') {
    const order = withoutTypedAddresses(content.data);
    return {
      subject: texts('mail.order.subject', { brand: brand.name, number: order.number }),
      element: <OrderConfirmation brand={brand} lang={lang} data={order} texts={texts} />,
    };
  }
  if (content.template === 'refund') {
    const refund = content.data;
    const told = { ...refund, name: nameInMail(refund.name) };
    return {
      subject: texts('mail.refund.subject', { brand: brand.name, number: refund.number }),
      element: <RefundMail brand={brand} lang={lang} data={told} texts={texts} />,
    };
  }
  if (content.template === 'order-news') {
    const { data } = content;
    const told = { ...data, name: nameInMail(data.name) };
    return {
      subject: texts(`mail.order-news.${data.news}.subject`, { brand: brand.name, number: data.number }),
      element: <OrderNews brand={brand} lang={lang} data={told} texts={texts} />,
    };
  }
  if (content.template === 'claim-news') {
    const { data } = content;
    const told = { ...data, name: nameInMail(data.name) };
    return {
      subject: texts(`mail.claim-news.${data.news}.subject`, { brand: brand.name, number: data.number }),
      element: <ClaimNews brand={brand} lang={lang} data={told} texts={texts} />,
    };
  }
  if (content.template === 'top-up') {
    const { data } = content;
    const told = { ...data, name: nameInMail(data.name) };
    return {
      subject: texts('mail.top-up.subject', { amount: data.amount, brand: brand.name }),
      element: <TopUpMail brand={brand} lang={lang} data={told} texts={texts} />,
    };
  }
  if (content.template === 'alert') {
    const alert = content.data;
    return {
      subject: `${texts(`alert.state.${alert.state}`)}: ${texts(`alert.what.${alert.code}`)} (${alert.count})`,
      element: <AlertMail brand={brand} lang={lang} data={alert} texts={texts} />,
    };
  }
  const { template, data: link } = content;
  return {
    subject: texts(`mail.${template}.subject`, { brand: brand.name }),
    element: (
      <LinkMail
        brand={brand}
        lang={lang}
        template={template}
        data={{ ...link, name: nameInMail(link.name) }}
        texts={texts}
        unsubscribe={unsubscribeOf(content)}
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

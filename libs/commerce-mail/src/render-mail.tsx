import { render } from '@react-email/components';
import type { ReactElement } from 'react';
import { getLanguage } from '@shop/domain/languages';
import type { Locale } from '@shop/commerce-kit/shop-brand';
import type { MailBrand } from './mail-brand.ts';
import type { LinkTemplate, MailContent, OrderConfirmation as OrderData } from './mail.templates.ts';
import { nameInMail, oneLine, withoutAddresses } from './plain-text.ts';
import { mailTexts, type MailTexts } from './mail.texts.ts';
import { AlertMail } from './templates/alert-mail.tsx';
import { CartReminder } from './templates/cart-reminder.tsx';
import { ClaimNews } from './templates/claim-news.tsx';
import { IssueMail } from './templates/issue-mail.tsx';
import { LetterMail } from './templates/letter-mail.tsx';
import { LinkMail } from './templates/link-mail.tsx';
import { MiscInvoiceMail } from './templates/misc-invoice-mail.tsx';
import { OrderConfirmation } from './templates/order-confirmation.tsx';
import { OrderNews } from './templates/order-news.tsx';
import { ProNews } from './templates/pro-news.tsx';
import { ParcelNews } from './templates/parcel-news.tsx';
import { QuoteNews } from './templates/quote-news.tsx';
import { TopUpMail } from './templates/top-up-mail.tsx';
import { WishAlert } from './templates/wish-alert.tsx';
import { ReviewInvitation } from './templates/review-invitation.tsx';
import { ReviewNews } from './templates/review-news.tsx';
import { RefundMail } from './templates/refund-mail.tsx';

export type RenderedMail = {
  subject: string;
  html: string;
  plain: string;
  /** For a mail that its recipient can end: the address of the page that does. */
  unsubscribe?: string | undefined;
};
export type MailToRender = { brand: MailBrand; language: Locale; content: MailContent };

type Composed = { subject: string; element: ReactElement };
type NewsContent = Extract<
  MailContent,
  {
    template:
      LinkTemplate | 'wish-alert' | 'newsletter' | 'cart-reminder' | 'review-invitation' | 'review-news';
  }
>;

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
  template === 'welcome' ||
  template === 'wish-alert' ||
  template === 'newsletter' ||
  template === 'cart-reminder' ||
  template === 'review-invitation'
    ? data.unsubscribe
    : undefined;

const compose = ({ brand, language, content }: MailToRender): Composed => {
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
  if (content.template === 'quote-news') {
    const { data } = content;
    return {
      subject: texts(`mail.quote-news.${data.news}.subject`, { brand: brand.name, number: data.number }),
      element: <QuoteNews brand={brand} lang={lang} data={data} texts={texts} />,
    };
  }
  if (content.template === 'pro-news') {
    const { data } = content;
    const told = { ...data, name: nameInMail(data.name), company: withoutAddresses(data.company) };
    return {
      subject: texts(`mail.pro-news.${data.news}.subject`, { brand: brand.name }),
      element: <ProNews brand={brand} lang={lang} data={told} texts={texts} />,
    };
  }
  if (content.template === 'misc-invoice') {
    const { data } = content;
    const told = { ...data, name: nameInMail(data.name) };
    return {
      subject: texts(`mail.misc-invoice.${data.news}.subject`, { brand: brand.name, number: data.number }),
      element: <MiscInvoiceMail brand={brand} lang={lang} data={told} texts={texts} />,
    };
  }
  if (content.template === 'parcel-news') {
    const { data } = content;
    return {
      subject: texts(`mail.parcel-news.${data.news}.subject`, { brand: brand.name, number: data.number }),
      element: <ParcelNews brand={brand} lang={lang} data={data} texts={texts} />,
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
  if (content.template === 'letter') {
    const letter = content.data;
    return {
      subject: texts('mail.letter.subject', {
        id: String(letter.id),
        topic: texts(`mail.letter.topic.${letter.topic}`),
        name: nameInMail(letter.name),
      }),
      element: <LetterMail brand={brand} lang={lang} data={letter} texts={texts} />,
    };
  }
  if (content.template === 'alert') {
    const alert = content.data;
    return {
      subject: `${texts(`alert.state.${alert.state}`)}: ${texts(`alert.what.${alert.code}`)} (${alert.count})`,
      element: <AlertMail brand={brand} lang={lang} data={alert} texts={texts} />,
    };
  }
  return composeNews({ brand, content }, lang, texts);
};

/** News that its recipient can end, news of a review, and mails of one link. */
const composeNews = (
  { brand, content }: { brand: MailBrand; content: NewsContent },
  lang: string,
  texts: MailTexts,
): Composed => {
  if (content.template === 'review-news') {
    const { data } = content;
    const outcome = data.reason === null ? 'published' : 'declined';
    const told = { ...data, name: nameInMail(data.name) };
    return {
      subject: texts(`mail.review-news.${outcome}.subject`, { brand: brand.name, product: data.product }),
      element: <ReviewNews brand={brand} lang={lang} data={told} texts={texts} />,
    };
  }
  if (content.template === 'review-invitation') {
    const told = { ...content.data, name: nameInMail(content.data.name) };
    return {
      subject: texts('mail.review-invitation.subject', { brand: brand.name }),
      element: <ReviewInvitation brand={brand} lang={lang} data={told} texts={texts} />,
    };
  }
  if (content.template === 'cart-reminder') {
    const told = { ...content.data, name: nameInMail(content.data.name) };
    return {
      subject: texts('mail.cart-reminder.subject', { brand: brand.name }),
      element: <CartReminder brand={brand} lang={lang} data={told} texts={texts} />,
    };
  }
  if (content.template === 'wish-alert') {
    const { data } = content;
    const told = { ...data, name: nameInMail(data.name) };
    return {
      subject: texts(`mail.wish-alert.${data.news}.subject`, { brand: brand.name, product: data.product }),
      element: <WishAlert brand={brand} lang={lang} data={told} texts={texts} />,
    };
  }
  if (content.template === 'newsletter') {
    const { data } = content;
    return {
      subject: data.subject,
      element: <IssueMail brand={brand} lang={lang} data={data} texts={texts} />,
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

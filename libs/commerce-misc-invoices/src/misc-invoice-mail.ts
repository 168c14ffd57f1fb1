import type { Database } from '@shop/database';
import { getLanguage } from '@shop/domain/languages';
import { createFormats } from '@shop/i18n/formats';
import type { Brands } from '@shop/commerce-kit/shop-brand';
import { moneyIn, type MiscInvoiceNews, type NewMail } from '@shop/commerce-mail';
import type { MiscInvoiceRow } from './misc-invoices.repository.ts';
import { findReader } from './invoice-client.repository.ts';
import { shownNumber } from './shown-number.ts';

type Told = {
  readonly news: MiscInvoiceNews['news'];
  /** The refunded sum, in 1/10000. */
  readonly refunded?: number;
  /** In addition to the news: one mail each. */
  readonly cause?: string;
};

/** Tells the client, or for a company the person who reads its papers, of a step of the invoice, in the client's language. */
export const miscInvoiceMail = async (
  db: Database,
  brands: Brands,
  invoice: MiscInvoiceRow,
  { news, refunded, cause = news }: Told,
): Promise<NewMail<'misc-invoice'>> => {
  const { email, first_name: name } = await findReader(db, invoice);
  const { appUrl, timeZone } = brands.get(invoice.brand);
  const { language, title } = invoice;
  const write = moneyIn(language, invoice.currency_id);
  const formats = createFormats(getLanguage(language).formatTag, timeZone);
  return {
    brand: invoice.brand,
    language,
    to: email,
    template: 'misc-invoice',
    uniqueKey: `misc-invoice:${invoice.id}:${cause}`,
    data: {
      ...{ news, name, title },
      number: shownNumber(invoice),
      total: write(refunded ?? invoice.total - invoice.credited),
      due: formats.date(`${invoice.due_on}T12:00:00Z`),
      link: `${appUrl}/${language}/invoice/misc/${invoice.slug}`,
    },
  };
};

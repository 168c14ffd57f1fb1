import type { Transaction } from '@shop/database';
import { orderNumber } from '@shop/domain/order-number';
import { moneyIn } from '@shop/commerce-mail';
import type { RequestRow } from './drafts.repository.ts';
import type { MoveDeps } from './quotes.ports.ts';
import { getOffer } from './quotes.repository.ts';

export type QuoteNews = 'received' | 'offered' | 'question' | 'refused' | 'expired';

/** Tells the buyer of a step of the request, in the language of the request. */
export const tellBuyer = async (
  { mail, brands }: MoveDeps,
  tx: Transaction,
  request: RequestRow,
  news: QuoteNews,
  text: string | null = null,
): Promise<void> => {
  if (request.email === null) return;
  const { brand, language, slug, id, version } = request;
  const offer = news === 'offered' ? await getOffer(tx, request) : null;
  const total = offer && moneyIn(language, request.currency_id)(offer.total);
  await mail.enqueue(tx, {
    brand,
    language,
    to: request.email,
    template: 'quote-news',
    uniqueKey: `quote:${id}:${news}:${version}:${request.updated_at.getTime()}`,
    data: {
      news,
      number: orderNumber('quote', id),
      link: `${brands.get(brand).appUrl}/${language}/quotes/${slug}`,
      total,
      text,
    },
  });
};

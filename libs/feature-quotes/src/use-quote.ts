import { quoteQueries, type Quote } from '@shop/data-access/quotes';
import { useLanguage } from '@shop/i18n';
import { usePage } from '@shop/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

/** The quote that the address names. */
export const useQuote = (): Quote => {
  const { slug = '' } = useParams();
  const { id: languageId } = useLanguage();
  return useSuspenseQuery(quoteQueries(usePage().api).one(slug, languageId)).data;
};

import { checkoutQueries } from '@shop/data-access/checkout';
import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import { useFormats, useLanguage } from '@shop/i18n';
import { usePage } from '@shop/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

/** The days of arrival for a number of days, counted from the server's time on both sides. */
export const useArrival = (step: keyof typeof CHECKOUT_STEP) => {
  const { slug = '' } = useParams();
  const { id: languageId } = useLanguage();
  const formats = useFormats();
  const session = checkoutQueries(usePage().api).one(slug, CHECKOUT_STEP[step], languageId);
  const { dataUpdatedAt } = useSuspenseQuery(session);
  return ({ days_from, days_to }: { days_from: number; days_to: number }): string =>
    formats.daysAfter(dataUpdatedAt, days_from, days_to);
};

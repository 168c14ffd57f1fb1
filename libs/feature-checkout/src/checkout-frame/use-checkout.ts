import { checkoutQueries } from '@shop/data-access/checkout';
import { CHECKOUT_STEP } from '@shop/domain/checkout-step';
import { useLanguage } from '@shop/i18n';
import { usePage } from '@shop/page';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';

/** The session that the address names; its step's check has just fetched it. */
export const useCheckout = (step: keyof typeof CHECKOUT_STEP) => {
  const { slug = '' } = useParams();
  const language = useLanguage();
  return useSuspenseQuery(checkoutQueries(usePage().api).one(slug, CHECKOUT_STEP[step], language.id)).data;
};

import { pageContext } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';
import { askedAz } from './asked-az.ts';

/** Loads the brands that the address names. */
export const loader = async ({ request, context: router }: LoaderFunctionArgs) => {
  const context = pageContext(router);
  const { queryClient, queries, language } = context;
  const az = askedAz(new URL(request.url).searchParams);
  await queryClient.ensureQueryData(queries.catalogue.brands(language.code, az));
  context.touch('catalogue');
  return null;
};

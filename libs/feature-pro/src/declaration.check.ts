import { proQueries } from '@shop/data-access/pro';
import type { Check } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { redirect } from 'react-router-dom';
import { mustBePro } from './must-be-pro.ts';

/**
 * The pro client has accepted the current terms of delivery. Otherwise the page shows the terms: what is known of them here
 * decides what it draws, and a client without a business account does not come that far.
 */
export const checkDeclaration: Check = async (page) => {
  await mustBePro(page);
  const { api, language, queryClient } = page;
  const { account } = await queryClient.fetchQuery(proQueries(api).state());
  if (!account?.rights.includes('order')) throw redirect(laterPaths.sitePro.to());
  await queryClient.fetchQuery({ ...proQueries(api).terms(language.id), staleTime: 0 });
};

import type { PageContext } from '@shop/page';
import { laterPaths } from '@shop/paths/later';
import { redirect } from 'react-router-dom';

/** Clients without a business account are led to the page that offers one. */
export const mustBePro = async ({ queries, queryClient }: PageContext): Promise<void> => {
  const user = await queryClient.ensureQueryData(queries.auth.user());
  if (!user?.is_pro) throw redirect(laterPaths.pro.to());
};

import { wishQueries } from '@shop/data-access/wishes';
import type { PageContext } from '@shop/page';

/** Saves the version without leaving the page; false where the form has to be sent as it is, to say why. */
export const sendWish = async (
  { api, queryClient }: Pick<PageContext, 'api' | 'queryClient'>,
  variantId: number,
): Promise<boolean> => {
  const wishes = wishQueries(api);
  try {
    await wishes.add(variantId);
  } catch {
    return false;
  }
  await queryClient.invalidateQueries({ queryKey: wishes.key });
  return true;
};

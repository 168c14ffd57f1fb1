import type { ProductAsk } from '@shop/data-access';
import { readerOf, searchKeyOf, type PageContext } from '@shop/page';

/** What a product's loader asks, so that all that the server writes of it reads the same answer. */
export const productAsk = async (context: PageContext, url: URL, slug = ''): Promise<ProductAsk> => {
  const [queryKey, reader] = await Promise.all([searchKeyOf(context, url), readerOf(context)]);
  return { ...reader, slug, queryKey };
};

import type { ProductAsk } from '@shop/data-access';
import { readerOf, searchKeyOf, type PageContext } from '@shop/page';

/** The query of a product's loader, so that everything rendered on the server reads the same answer. */
export const productAsk = async (context: PageContext, url: URL, slug = ''): Promise<ProductAsk> => {
  const [queryKey, reader] = await Promise.all([searchKeyOf(context, url), readerOf(context)]);
  return { ...reader, slug, queryKey };
};

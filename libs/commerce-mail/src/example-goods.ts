import { sql, type Database } from '@shop/database';
import type { ShopBrand } from '@shop/commerce-kit/shop-brand';
import { pictureUrl } from '@shop/paths';
import type { MailContent } from './mail.templates.ts';

/** Shirts first, as the example is one. */
const findPicture = async (db: Database): Promise<string | undefined> => {
  const row = await db
    .selectFrom('product_variant')
    .select('picture')
    .orderBy(sql`picture like 'shirt.%'`, 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row?.picture;
};

/**
 * An example with a picture of this shop's goods, at the brand's own address: the shop makes no pictures that none of
 * its goods has. Without goods the example stays as it is.
 */
export const withGoodsOf = async (
  db: Database,
  content: MailContent,
  { appUrl }: Pick<ShopBrand, 'appUrl'>,
): Promise<MailContent> => {
  if (content.template !== 'cart-reminder') return content;
  const source = await findPicture(db);
  if (source === undefined) return content;
  const picture = appUrl + pictureUrl(source, 'card');
  return {
    ...content,
    data: { ...content.data, lines: content.data.lines.map((line) => ({ ...line, picture })) },
  };
};

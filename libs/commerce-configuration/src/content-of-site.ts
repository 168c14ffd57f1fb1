import type { StoreConfig } from '@shop/contracts/configuration';
import type { Locale, ShopBrand } from '@shop/commerce-kit/shop-brand';

/** Whether there are posts, and the columns of the footer: part of a site's configuration that another library writes. */
export type ContentOfSite = (
  brand: ShopBrand,
  locale: Locale,
) => Promise<{ readonly blogs: StoreConfig['blogs']; readonly menus: NonNullable<StoreConfig['menus']> }>;

export const noContent: ContentOfSite = async () => ({ blogs: [], menus: [] });

import { brandHas, type BrandFeature } from '@shop/brand';
import { notFound, searchKeyOf, siteOf, type Check, type CheckName } from '@shop/page';

const offers =
  (feature: BrandFeature): Check =>
  ({ brand }, { path }) => {
    if (!brandHas(brand, feature)) throw notFound(path);
  };

/** The checks answered by the brand's configuration; all others come with their features. */
export const brandChecks: Partial<Record<CheckName, Check>> = {
  'about-us': offers('about-us'),
  dealzone: offers('dealzone'),
  /** Always on; ensures that the site's settings and its categories are loaded. */
  marketplace: async (context) => {
    await siteOf(context);
    const key = await searchKeyOf(context);
    await context.queryClient.ensureQueryData(context.queries.navigation.roots(key, context.language.code));
  },
};

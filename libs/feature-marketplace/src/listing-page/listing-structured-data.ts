import { describeCrumbs, searchKeyOf, type StructuredData } from '@shop/page';
import { localised, paths } from '@shop/paths';

/** The path to a category. */
export const listingStructuredData: StructuredData = async (page, { params, url }) => {
  const { queryClient, queries, appUrl, language, speech } = page;
  const category = await queryClient.ensureQueryData(
    queries.catalogue.category(await searchKeyOf(page, url), language.code, params['*'] ?? ''),
  );
  const addressOf = (path: string) => appUrl + localised(path, language.code);
  const path = category?.path.filter(({ isShown }) => isShown) ?? [];
  return [
    describeCrumbs([
      { name: speech.say('marketplace.list.all'), url: addressOf(paths.marketplace.to()) },
      ...path.map(({ name, slug }) => ({ name, url: addressOf(paths.category.to({ '*': slug })) })),
    ]),
  ];
};

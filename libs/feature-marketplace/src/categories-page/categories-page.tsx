import { PageBody, PageHead, useLinks } from '@shop/page';
import { paths } from '@shop/paths';
import { CategoryList, type CategoryListEntry } from '@shop/ui-theme/category-list';
import { useMessages } from '../messages.ts';
import { useCategoryLevel } from './category-level.ts';

/**
 * One level of the category tree, each level a separate page: the navigation of phones, with or without
 * scripts.
 */
export const CategoriesPage = () => {
  const say = useMessages();
  const { href } = useLinks();
  const { slug, here, parent, total, entries } = useCategoryLevel();
  const title = say('marketplace.categories.heading');
  const counted = (count: number | undefined) =>
    count === undefined ? undefined : say('marketplace.list.count', { count });
  const all: CategoryListEntry = here
    ? {
        href: href(paths.category.to({ '*': slug })),
        name: say('marketplace.categories.all', { name: here.name }),
        hint: counted(total),
      }
    : { href: href(paths.marketplace.to()), name: say('marketplace.categories.everything') };
  const back = parent
    ? { href: href(paths.categoryLevel.to({ '*': parent.slug })), label: parent.name }
    : { href: href(paths.categories.to()), label: title };
  return (
    <PageBody begins="title">
      <PageHead title={here?.name ?? title} isIndexed={false} />
      <CategoryList
        heading={here?.name ?? title}
        {...(here && { back })}
        all={all}
        entries={entries.map((entry) => ({
          href: href((entry.hasChildren ? paths.categoryLevel : paths.category).to({ '*': entry.slug })),
          name: entry.name,
          hint: counted(entry.total),
          leadsDeeper: entry.hasChildren,
        }))}
      />
    </PageBody>
  );
};

import type { CategoryTree } from '@shop/data-access';
import { chooseSearchKey, useLinks, usePage, useSite, type Links } from '@shop/page';
import { paths } from '@shop/paths';
import { CategoryPanel, type CategoryNode } from '@shop/ui-theme/category-panel';
import { useQuery } from '@tanstack/react-query';
import { useMessages } from '../messages.ts';

const toNodes = (tree: CategoryTree, href: Links['href']): CategoryNode[] =>
  tree.map(({ slug, name, children }) => ({
    href: href(paths.category.to({ '*': slug })),
    name,
    children: toNodes(children, href),
  }));

/** All three levels of the tree, in the panel. */
export const CategoryMenu = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => {
  const say = useMessages();
  const { href } = useLinks();
  const { brand, language, queries } = usePage();
  const { data = [] } = useQuery(
    queries.navigation.tree(chooseSearchKey(useSite(), brand, language.id), language.code),
  );
  return (
    <CategoryPanel
      heading={say('shell.categories')}
      closeLabel={say('shell.categories.close')}
      categories={toNodes(data, href)}
      isOpen={isOpen && data.length > 0}
      onClose={onClose}
    />
  );
};

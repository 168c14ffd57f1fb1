import type { Category } from '@shop/contracts/catalogue';
import { buildCategoryTree } from '@shop/domain/categories';
import { wordIn, type Dictionary } from './dictionary.ts';

/** The tree that a search key names, in the reader's language; an unknown key names the first tree. */
export const categoriesOf = (dictionary: Dictionary, tree: string, languageId: number): Category[] =>
  buildCategoryTree(
    [...dictionary.categories.values()]
      .filter((category) => category.tree === tree)
      .map(({ id, slug, parent_id, position, names, titles, filterableFields, display_in_marketplace }) => ({
        ...{ id, slug, parent_id, position, display_in_marketplace },
        name: wordIn(names, languageId),
        pageTitle: wordIn(titles, languageId),
        filterable_additional_fields: [...filterableFields],
      })),
  );

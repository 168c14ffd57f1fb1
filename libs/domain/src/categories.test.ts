import { describe, expect, test } from 'vitest';
import {
  breadcrumbsOf,
  buildCategoryTree,
  findCategoryPath,
  ROOT_CATEGORY_IDS,
  visibleBreadcrumbs,
} from './categories.ts';

const category = (id: number, parent_id: number | null, position: number, isShown = true) => ({
  id,
  parent_id,
  position,
  slug: `c${id}`,
  name: `Category ${id}`,
  display_in_marketplace: isShown,
});

const flat = [
  category(5, 2, 1),
  category(2, null, 1),
  category(4, 2, 0, false),
  category(6, 4, 0),
  category(3, null, 0),
];

describe('the category tree', () => {
  test('R-CAT-03 is built by parent and ordered by position', () => {
    const tree = buildCategoryTree(flat);
    expect(tree.map(({ id }) => id)).toEqual([3, 2]);
    expect(tree[1]?.children.map(({ id }) => id)).toEqual([4, 5]);
    expect(tree[1]?.children[0]?.children.map(({ id }) => id)).toEqual([6]);
  });

  test('a category whose parent is missing is not lost', () => {
    expect(buildCategoryTree([category(9, 404, 0)]).map(({ id }) => id)).toEqual([9]);
  });

  test('R-LST-05 breadcrumbs run through the parents to the category itself', () => {
    const path = findCategoryPath(buildCategoryTree(flat), ({ slug }) => slug === 'c6');
    expect(breadcrumbsOf(path).map(({ id }) => id)).toEqual(['c2', 'c4', 'c6']);
    expect(findCategoryPath(buildCategoryTree(flat), ({ slug }) => slug === 'c404')).toEqual([]);
  });

  test('R-LST-11 a crumb holds slug, name and whether it is shown; hidden ones are left out', () => {
    const crumbs = breadcrumbsOf(findCategoryPath(buildCategoryTree(flat), ({ id }) => id === 6));
    expect(crumbs[1]).toEqual({ id: 'c4', translation: 'Category 4', display_in_marketplace: false });
    expect(visibleBreadcrumbs(crumbs).map(({ id }) => id)).toEqual(['c2', 'c6']);
  });
});

test('R-CAT-07 R-CAT-08 the roots of both trees have their fixed ids', () => {
  expect(Object.values(ROOT_CATEGORY_IDS.us)).toEqual([2, 2511, 1932, 1941, 1984]);
  expect(Object.values(ROOT_CATEGORY_IDS.alt)).toEqual([684, 2707, 2429, 2443, 2471]);
});

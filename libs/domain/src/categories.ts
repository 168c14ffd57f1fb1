/** A category as in the database or on the wire, without its position in the tree. */
export type FlatCategory = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly parent_id: number | null;
  readonly position: number;
};

type Branch<T> = T & { readonly children: Branch<T>[] };

/** The categories that a brand's listing starts from, by tree. */
export const ROOT_CATEGORY_IDS = {
  us: { electronics: 2, clothes: 2511, footwear: 1932, accessories: 1941, cosmetics: 1984 },
  alt: { electronics: 684, clothes: 2707, footwear: 2429, accessories: 2443, cosmetics: 2471 },
} as const;

const byPosition = (a: FlatCategory, b: FlatCategory) => a.position - b.position || a.id - b.id;

/** Puts every category under its parent, ordered by position; one whose parent is missing becomes a root. */
export const buildCategoryTree = <T extends FlatCategory>(flat: readonly T[]): Branch<T>[] => {
  const branches = new Map(flat.map((category) => [category.id, { ...category, children: [] } as Branch<T>]));
  const roots: Branch<T>[] = [];
  for (const branch of [...branches.values()].sort(byPosition)) {
    const parent = branch.parent_id === null ? undefined : branches.get(branch.parent_id);
    (parent?.children ?? roots).push(branch);
  }
  return roots;
};

type Tree = { readonly slug: string; readonly id: number; readonly children: readonly Tree[] };

/** The path from a root to the category that `is` accepts, both included; empty when there is none. */
export const findCategoryPath = <T extends Tree>(roots: readonly T[], is: (category: T) => boolean): T[] => {
  for (const root of roots) {
    if (is(root)) return [root];
    const below = findCategoryPath(root.children as readonly T[], is);
    if (below.length > 0) return [root, ...below];
  }
  return [];
};

export type Breadcrumb = {
  /** The category's slug. */
  readonly id: string;
  readonly translation: string;
  readonly display_in_marketplace: boolean;
};

type Named = Tree & { readonly name: string; readonly display_in_marketplace: boolean };

/** Parents first, the category itself last. */
export const breadcrumbsOf = (path: readonly Named[]): Breadcrumb[] =>
  path.map(({ slug, name, display_in_marketplace }) => ({
    id: slug,
    translation: name,
    display_in_marketplace,
  }));

/** Crumbs that are shown: categories kept out of the marketplace are left out. */
export const visibleBreadcrumbs = (crumbs: readonly Breadcrumb[]): Breadcrumb[] =>
  crumbs.filter((crumb) => crumb.display_in_marketplace);

/** What the bundler tells of a module while it decides which file it goes into. */
type Modules = {
  getModuleInfo: (id: string) => {
    isEntry: boolean;
    importers: readonly string[];
    dynamicImporters: readonly string[];
  } | null;
};

/** Pages that shoppers land on. */
const LANDING = /\/feature-marketplace\/src\/(home|listing|product)-page\/[\w-]+-page\.tsx$/;

/** The lazily loaded modules (and the entry) that reach a module by static imports. */
const createRootsOf = (modules: Modules) => {
  const known = new Map<string, ReadonlySet<string>>();
  const rootsOf = (id: string, path: ReadonlySet<string>): ReadonlySet<string> => {
    const found = known.get(id);
    if (found) return found;
    const roots = new Set<string>();
    const info = modules.getModuleInfo(id);
    if (!info) return roots;
    if (info.isEntry || info.dynamicImporters.length > 0) roots.add(id);
    const here = new Set(path).add(id);
    for (const importer of info.importers)
      if (!here.has(importer)) for (const root of rootsOf(importer, here)) roots.add(root);
    // In a circle of imports the answer is whole only for the one asked first.
    if (path.size === 0) known.set(id, roots);
    return roots;
  };
  return (id: string) => rootsOf(id, new Set());
};

/**
 * One file for the entry and for whatever landing pages share: forty files of half a kilobyte would cost a page more,
 * in requests and in compression lost, than the little of it that some page does not need.
 */
export const landingChunk = () => {
  let rootsOf: ReturnType<typeof createRootsOf> | undefined;
  return {
    // Otherwise a shared module drags in what only some form page needs.
    includeDependenciesRecursively: false,
    groups: [
      {
        debugName: 'landing',
        name: (id: string, modules: Modules): string | null => {
          rootsOf ??= createRootsOf(modules);
          const roots = [...rootsOf(id)];
          const isEntry = roots.some((root) => root.endsWith('entry.client.tsx'));
          return isEntry || roots.filter((root) => LANDING.test(root)).length >= 2 ? 'shop' : null;
        },
      },
    ],
  };
};

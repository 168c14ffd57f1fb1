/** What the bundler tells of a module while it decides which file it goes into. */
type ModuleInfo = {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
};
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null };

/** Pages that shoppers land on. */
const LANDING = /\/feature-marketplace\/src\/((?:home|listing|product)-page)\/[\w-]+-page\.tsx$/;

const BADGE = /\/feature-[a-z]+\/src\/[a-z]+-badge\/[a-z-]+\.tsx$/;

/** Pieces of the header: every page shows them, so they travel with the entry and have no file of their own. */
export const comesWithEntry = (file: string): boolean => BADGE.test(file);

/**
 * The lazily loaded modules (and the entry) that reach a module by static imports. Walks each importer once: following
 * every path instead took minutes as soon as the tree had grown.
 */
const createRootsOf = (modules: Modules) => {
  const infos = new Map<string, ModuleInfo | null>();
  const infoOf = (id: string): ModuleInfo | null => {
    const known = infos.get(id);
    if (known !== undefined) return known;
    const asked = modules.getModuleInfo(id);
    const info = asked && {
      isEntry: asked.isEntry,
      importers: asked.importers,
      dynamicImporters: asked.dynamicImporters,
    };
    infos.set(id, info);
    return info;
  };
  return (id: string): string[] => {
    const reached = new Set([id]);
    // A set is walked in the order of its growing, what is added on the way included.
    for (const each of reached) for (const importer of infoOf(each)?.importers ?? []) reached.add(importer);
    return [...reached].filter((each) => {
      const info = infoOf(each);
      return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
    });
  };
};

/**
 * One file for the entry and for whatever landing pages share, and one a landing page for what it shares with other
 * pages: forty files of half a kilobyte would cost a page more, in requests and in compression lost, than the little of
 * it that some page does not need.
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
          const roots = rootsOf(id);
          const isEverywhere = roots.some(
            (root) => root.endsWith('entry.client.tsx') || comesWithEntry(root),
          );
          const [page, ...more] = roots.flatMap((root) => LANDING.exec(root)?.[1] ?? []);
          if (isEverywhere || more.length > 0) return 'shop';
          // What is fetched by its own name keeps its own file: the server asks the build for it.
          if (page === undefined || roots.includes(id)) return null;
          return roots.every((root) => root.includes(`/${page}/`)) ? null : `${page}-parts`;
        },
      },
    ],
  };
};

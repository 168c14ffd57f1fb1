/** The bundler's information about a module when it assigns the module to a file. */
type ModuleInfo = {
  isEntry: boolean;
  importers: readonly string[];
  dynamicImporters: readonly string[];
};
type Modules = { getModuleInfo: (id: string) => ModuleInfo | null };

/** The landing pages. */
const LANDING = /\/feature-marketplace\/src\/((?:home|listing|product)-page)\/[\w-]+-page\.tsx$/;

const BADGE = /\/feature-[a-z]+\/src\/[a-z]+-badge\/[a-z-]+\.tsx$/;

/** What every page loads when it is idle: its parts are one file, whose name is sent once. */
const COMES_LATE = /\/app-(?:browser|shell)\/src\/|\/data-access\/src\/cart-changes\//;

/** Libraries are loaded by the few pages that need them. */
const OUR_OWN = /^(?!.*\/node_modules\/)/;

/** Parts of the header. Every page shows them, so they are in the entry's file. */
export const comesWithEntry = (file: string): boolean => BADGE.test(file);

/**
 * The lazily loaded modules (and the entry) that reach a module by static imports. Visits each importer once: following
 * every path took minutes.
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
    // Iteration over a set includes members that are added meanwhile.
    for (const each of reached) for (const importer of infoOf(each)?.importers ?? []) reached.add(importer);
    return [...reached].filter((each) => {
      const info = infoOf(each);
      return info !== null && (info.isEntry || info.dynamicImporters.length > 0);
    });
  };
};

/**
 * One file for the entry and the modules that landing pages share, and one for each landing page with the modules that it
 * shares with other pages, and one for the parts of what is loaded when a page is idle. Forty files of half a kilobyte would cost more, by requests and worse compression, than the
 * few modules that a page does not need.
 */
export const landingChunk = () => {
  let rootsOf: ReturnType<typeof createRootsOf> | undefined;
  return {
    // Otherwise a shared module includes modules that only a form page needs.
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
          // A module that is loaded by name keeps its own file, because the server looks it up in the build.
          if (roots.includes(id)) return null;
          if (page === undefined)
            return OUR_OWN.test(id) && roots.length > 1 && roots.some((root) => COMES_LATE.test(root))
              ? 'later'
              : null;
          return roots.every((root) => root.includes(`/${page}/`)) ? null : `${page}-parts`;
        },
      },
    ],
  };
};

import path from 'node:path';

/** A project's own compiler settings, as its `tsconfig.json` has them. */
export type ProjectTypes = {
  /** Relative to the repository, as are all its paths. */
  folder: string;
  /** Settings of its platform and its own, which override those of the base. */
  compilerOptions: Readonly<Record<string, unknown>>;
  include: readonly string[];
  /** Whether one of its sources adds to an interface of another library. */
  augments: boolean;
};

/** One run of the compiler. */
export type TypeProgram = Omit<ProjectTypes, 'folder' | 'augments'>;

const inRepository = (folder: string, file: string) => path.posix.normalize(path.posix.join(folder, file));

/**
 * Projects with the same settings are compiled together, so that shared files are read once. A project that adds to
 * an interface of another library is compiled alone: in one program all others would see its additions.
 */
export const typePrograms = (projects: readonly ProjectTypes[]): TypeProgram[] => {
  const programs = new Map<string, TypeProgram>();
  for (const { folder, augments, compilerOptions, include } of projects) {
    const key = augments ? folder : JSON.stringify(compilerOptions);
    const known = programs.get(key)?.include ?? [];
    const added = include.map((pattern) => inRepository(folder, pattern));
    programs.set(key, { compilerOptions, include: [...known, ...added] });
  }
  return [...programs.values()];
};

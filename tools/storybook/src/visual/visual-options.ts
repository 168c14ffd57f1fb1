import { parseArgs } from 'node:util';

export type VisualOptions = {
  /** The commit to compare with; by default the one where the branch left `main`. */
  base: string | undefined;
  /** Parts of components' names; empty: all. */
  only: readonly string[];
  /** Whether a difference is a failure. */
  fails: boolean;
};

/** `npm run visual -- --only button --base HEAD~3 --fail` */
export const readVisualOptions = (args: readonly string[]): VisualOptions => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      only: { type: 'string', multiple: true, default: [] },
      fail: { type: 'boolean', default: false },
    },
  });
  return { base: values.base, only: values.only.map((name) => name.toLowerCase()), fails: values.fail };
};

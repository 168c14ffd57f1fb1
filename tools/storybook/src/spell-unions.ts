import type { ArgTypesEnhancer } from 'storybook/internal/types';

type Known = { name?: string; raw?: string; value?: unknown };

const spell = ({ raw, value }: Known): string | undefined => {
  if (raw) return raw;
  return Array.isArray(value) && value.every((each) => typeof each === 'string')
    ? value.map((each) => `'${each}'`).join(' | ')
    : undefined;
};

/** Lists the values of a union in the table of props, instead of `union`. */
export const spellUnions: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const { table, type } = argType;
      const summary = table?.type?.summary === 'union' && spell((type ?? {}) as Known);
      return [name, summary ? { ...argType, table: { ...table, type: { summary } } } : argType];
    }),
  );
// After the types have been read from the sources.
spellUnions.secondPass = true;

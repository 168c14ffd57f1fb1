import type { Citation } from './citations.ts';
import type { Level, Requirement } from './requirements.ts';

/** The kinds of tests that prove a statement of each level. A browser test also proves statements about calls. */
const SHOWN_BY: Record<Level, readonly Level[]> = {
  unit: ['unit', 'API', 'browser', 'build'],
  build: ['unit', 'API', 'browser', 'build'],
  API: ['API', 'browser'],
  browser: ['browser'],
};

const faultOf = ({ id, verify, status }: Requirement, citing: readonly Citation[]): string | undefined => {
  if (status === 'not yet')
    return citing.length > 0 ? `${id} is marked not yet and cited in ${citing[0]!.file}` : undefined;
  const asserting = citing.filter(({ asserts }) => asserts);
  if (asserting.length === 0) return `${id} is marked built and no test that cites it asserts anything`;
  if (asserting.some(({ level }) => SHOWN_BY[verify].includes(level))) return undefined;
  return `${id} asks for ${verify} and is cited only in ${asserting.map(({ file }) => file).join(', ')}`;
};

/** Contradictions between statements and tests; must be empty. */
export const faultsBetween = (
  requirements: readonly Requirement[],
  citations: readonly Citation[],
): string[] => {
  const byId = Map.groupBy(citations, ({ id }) => id);
  const known = new Set(requirements.map(({ id }) => id));
  const strangers = citations.filter(({ id }) => !known.has(id));
  return [
    ...requirements.flatMap((requirement) => faultOf(requirement, byId.get(requirement.id) ?? []) ?? []),
    ...strangers.map(({ id, file }) => `${id} is cited in ${file} and stands on no page`),
  ];
};

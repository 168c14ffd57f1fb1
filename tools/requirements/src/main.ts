import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { citedIn, parseRequirements } from './requirements.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const requirements = globSync('docs/requirements/*.md', { cwd: root }).flatMap((file) =>
  parseRequirements(read(file)),
);
const tests = globSync(
  ['{apps,libs}/*/src/**/*.test.{ts,tsx}', 'tools/*/src/**/*.test.{ts,mjs}', 'apps/e2e/src/*.journey.ts'],
  {
    cwd: root,
  },
);
const cited = new Set(tests.flatMap((file) => [...citedIn(read(file))]));

const areas = Map.groupBy(requirements, ({ area }) => area);
let open = 0;
for (const [area, all] of [...areas].sort(([a], [b]) => a.localeCompare(b))) {
  const missing = all.filter(({ id }) => !cited.has(id));
  open += missing.length;
  console.log(`${area}: ${all.length - missing.length} of ${all.length} cited by a test`);
  for (const { id, statement } of missing) console.log(`  ${id}  ${statement}`);
}
console.log(`\n${requirements.length - open} of ${requirements.length} statements are cited by a test.`);

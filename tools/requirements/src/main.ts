import { faultsBetween } from './faults.ts';
import { readCitations, readRequirements } from './read-tree.ts';

const requirements = readRequirements();
const areas = Map.groupBy(requirements, ({ area }) => area);
for (const [area, all] of [...areas].sort(([a], [b]) => a.localeCompare(b))) {
  const open = all.filter(({ status }) => status === 'not yet');
  console.log(`${area}: ${all.length - open.length} of ${all.length} built`);
  for (const { id, statement } of open) console.log(`  ${id}  ${statement}`);
}
const built = requirements.filter(({ status }) => status === 'built').length;
console.log(`\n${built} of ${requirements.length} statements are built.`);

const faults = faultsBetween(requirements, readCitations());
for (const fault of faults) console.log(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

import { expect, test } from 'vitest';
import { citedIn, parseRequirements } from './requirements.ts';

test('an area’s page gives its statements with their ids', () => {
  const page = '# Cart\n\n| id | statement |\n|---|---|\n| R-CRT-12 | Minus lowers a quantity by one |\n';
  expect(parseRequirements(page)).toEqual([
    { id: 'R-CRT-12', area: 'Cart', statement: 'Minus lowers a quantity by one' },
  ]);
});

test('only ids in a test’s title count as cited, not those in its comments', () => {
  const source = "// R-CRT-01 is elsewhere\ntest('R-CRT-12..14 and R-CHO-26, 27 hold', () => {});";
  expect([...citedIn(source)].sort()).toEqual(['R-CHO-26', 'R-CHO-27', 'R-CRT-12', 'R-CRT-13', 'R-CRT-14']);
});

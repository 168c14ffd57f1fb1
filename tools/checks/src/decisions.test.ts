import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const FOLDER = resolve(import.meta.dirname, '../../../docs/decisions');
const files = readdirSync(FOLDER).sort();

test('decisions are numbered from 1 without a gap, and no two have one number', () => {
  expect(files.map((file) => file.slice(0, 5))).toEqual(
    files.map((_, at) => `${String(at + 1).padStart(4, '0')}-`),
  );
});

test.each(files)('the heading of %s begins with its number', (file) => {
  const [heading] = readFileSync(join(FOLDER, file), 'utf8').split('\n');
  expect(heading).toMatch(new RegExp(`^# ${file.slice(0, 4)} \\S`));
});

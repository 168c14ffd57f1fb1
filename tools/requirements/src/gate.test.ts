import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { faultsBetween } from './faults.ts';
import { readCitations, readRequirements } from './read-tree.ts';

/** The hash of all agreed statements. It changes only with a statement. */
const AGREED = '68718fc1684601d0c98f349e834f6222b1e901b14467b5e59fc5a310888da339';

const digestOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex');

// Parses every test of the tree.
const SLOW = { timeout: 120_000 };

test(
  'every built statement has a test that cites it and asserts, and no other statement is cited',
  SLOW,
  () => {
    expect(faultsBetween(readRequirements(), readCitations())).toEqual([]);
  },
);

test('all 406 statements are there, each once', () => {
  const ids = readRequirements().map(({ id }) => id);
  expect(ids).toHaveLength(406);
  expect(new Set(ids).size).toBe(406);
});

test('every statement and its level are as agreed', () => {
  const lines = readRequirements().map(({ id, statement, verify }) => `${id}|${statement}|${verify}`);
  expect(digestOf(lines.toSorted())).toBe(AGREED);
});

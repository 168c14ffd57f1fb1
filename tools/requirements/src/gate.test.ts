import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { faultsBetween } from './faults.ts';
import { readCitations, readRequirements } from './read-tree.ts';

/** Of all statements as they were agreed. It changes only when a statement does. */
const AGREED = '68718fc1684601d0c98f349e834f6222b1e901b14467b5e59fc5a310888da339';

const digestOf = (lines: readonly string[]): string =>
  createHash('sha256').update(lines.join('\n')).digest('hex');

test('every built statement has a test that cites it and asserts, and no other statement is cited', () => {
  expect(faultsBetween(readRequirements(), readCitations())).toEqual([]);
});

test('all 406 statements are there, each once', () => {
  const ids = readRequirements().map(({ id }) => id);
  expect(ids).toHaveLength(406);
  expect(new Set(ids).size).toBe(406);
});

test('every statement and its level of proof read as they were agreed', () => {
  const lines = readRequirements().map(({ id, statement, verify }) => `${id}|${statement}|${verify}`);
  expect(digestOf(lines.toSorted())).toBe(AGREED);
});

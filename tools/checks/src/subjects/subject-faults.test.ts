import { expect, test } from 'vitest';
import { subjectFaults } from './subject-faults.ts';

test('a subject that names its scope and has at most 72 characters is accepted', () => {
  expect(subjectFaults(['stock: releases expired reservations', 'cart, page: two names'])).toEqual([]);
  expect(subjectFaults([`docs: ${'a'.repeat(66)}`])).toEqual([]);
});

test('a longer subject, and one without a scope, are refused', () => {
  expect(subjectFaults([`docs: ${'a'.repeat(67)}`]).join()).toMatch(/73 characters/);
  expect(subjectFaults(['Release expired reservations']).join()).toMatch(/scope/);
});

import { expect, test } from 'vitest';
import {
  declarationField,
  filledLines,
  linesIn,
  toDeclaration,
  withOneMore,
} from './declaration.conversions.ts';

const TYPED = {
  lines: '3',
  ...{ description_0: 'Shirt', hs_code_0: '6109.10', quantity_0: '2', value_0: '20,50', origin_0: 'us' },
  ...{ description_1: ' ', hs_code_1: '', quantity_1: '1', value_1: '', origin_1: 'US' },
  ...{ description_2: 'Shoes', hs_code_2: '', quantity_2: '1', value_2: '', origin_2: 'US' },
  declared_by: 'Ona',
};

test('a line into which nothing is typed is left out', () => {
  expect(filledLines(TYPED)).toEqual([0, 2]);
  expect(toDeclaration(TYPED)).toMatchObject({
    declared_by: 'Ona',
    lines: [{ description: 'Shirt', quantity: 2, value: 20.5 }, { description: 'Shoes' }],
  });
});

test('a fault is said at the line where it was typed', () => {
  expect(declarationField(['lines', '1', 'hs_code'], TYPED)).toBe('hs_code_2');
  expect(declarationField(['lines'], TYPED)).toBe('description_0');
  expect(declarationField(['declared_by'], TYPED)).toBe('declared_by');
});

test('lines are added up to the most', () => {
  expect(linesIn({})).toBe(1);
  expect(withOneMore(TYPED).lines).toBe('4');
  expect(withOneMore({ lines: '99' }).lines).toBe('40');
});

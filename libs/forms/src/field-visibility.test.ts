import { expect, test } from 'vitest';
import { showsMessage, type VisibilityMode } from './field-visibility.ts';

const fresh = { isTouched: false, isDirty: false, isTyped: false, isSubmitted: false };
const MODES: VisibilityMode[] = ['blur', 'dirty', 'live', 'submitted'];

test('R-FRM-01 an ordinary field shows no error until the shopper leaves it', () => {
  expect(showsMessage('blur', { ...fresh, isTyped: true, isDirty: true })).toBe(false);
  expect(showsMessage('blur', { ...fresh, isTouched: true })).toBe(true);
});

test('R-FRM-02 a tick box shows its error once it is dirty', () => {
  expect(showsMessage('dirty', { ...fresh, isTouched: true })).toBe(false);
  expect(showsMessage('dirty', { ...fresh, isDirty: true })).toBe(true);
});

test('R-FRM-03 a live field shows its error during typing', () => {
  expect(showsMessage('live', { ...fresh, isTyped: true })).toBe(true);
});

test('R-FRM-04 after sending every field shows its error, in any mode', () => {
  for (const mode of MODES) expect(showsMessage(mode, { ...fresh, isSubmitted: true })).toBe(true);
});

test('a new form shows no errors', () => {
  for (const mode of MODES) expect(showsMessage(mode, fresh)).toBe(false);
});

import { expect, test } from 'vitest';
import { storyScreen } from './story-screen.ts';

test('a story for a small screen has a viewport, a story for any width has none', () => {
  expect(storyScreen({ storyGlobals: { viewport: { value: 'small' } } })?.styles.width).toBe('375px');
  expect(storyScreen({ storyGlobals: {} })).toBeUndefined();
  expect(storyScreen({ storyGlobals: { viewport: { value: 'unheard' } } })).toBeUndefined();
});

import { expect, test } from 'vitest';
import { storyScreen } from './story-screen.ts';

test('a story for a small screen is known by its viewport, one for any width by having none', () => {
  expect(storyScreen({ storyGlobals: { viewport: { value: 'small' } } })?.styles.width).toBe('375px');
  expect(storyScreen({ storyGlobals: {} })).toBeUndefined();
  expect(storyScreen({ storyGlobals: { viewport: { value: 'unheard' } } })).toBeUndefined();
});

import axe from 'axe-core';
import { afterEach, beforeEach, expect, vi, type TestContext } from 'vitest';
import { wearLook } from './wear-look.ts';

type Rule = { id: string; enabled: boolean };
type Accessibility = { test?: string; config?: { rules?: readonly Rule[] } };
type ShownStory = { tags: readonly string[]; parameters: { a11y?: Accessibility } };
type StoryTest = TestContext & { story?: ShownStory };

/** What a scheme can change; names, roles and keys are the same in the light, where everything is looked at. */
const SEEN = ['color-contrast', 'link-in-text-block'];

const findUnseen = async ({ config }: Accessibility) => {
  const off = new Set((config?.rules ?? []).filter(({ enabled }) => !enabled).map(({ id }) => id));
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { runOnly: SEEN.filter((rule) => !off.has(rule)), resultTypes: ['violations'] },
  );
  return violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html}`));
};

const frames = async (count: number) => {
  for (let drawn = 0; drawn < count; drawn += 1) await new Promise(requestAnimationFrame);
};

let errors: unknown[][] = [];

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => void errors.push(said));
});

// The story is still mounted here, so that it need not be drawn again for another scheme.
afterEach(async ({ story, task }: StoryTest) => {
  vi.mocked(console.error).mockRestore();
  if (task.result?.state === 'fail' || !story) return;
  expect(errors, 'what the story wrote to the console').toEqual([]);
  const accessibility = story.parameters.a11y ?? {};
  if (accessibility.test !== 'error' || story.tags.includes('light-only')) return;
  wearLook({ theme: 'default', scheme: 'dark' });
  // Colours pass over to the dark in a frame or two, however short the motion.
  await frames(2);
  expect(await findUnseen(accessibility), 'what cannot be read in the dark').toEqual([]);
});

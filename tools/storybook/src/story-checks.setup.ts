import axe from 'axe-core';
import { afterEach, beforeEach, expect, vi, type TestContext } from 'vitest';
import { themeNames } from './themes.ts';
import { applyLook } from './apply-look.ts';

type Rule = { id: string; enabled: boolean };
type Accessibility = { test?: string; config?: { rules?: readonly Rule[] } };
type ShownStory = { tags: readonly string[]; parameters: { a11y?: Accessibility } };
type StoryTest = TestContext & { story?: ShownStory };

/** The rules that a scheme can affect. Names, roles and keys are checked in the light scheme. */
const SEEN = ['color-contrast', 'link-in-text-block'];

const findUnseen = async ({ config }: Accessibility) => {
  const off = new Set((config?.rules ?? []).filter(({ enabled }) => !enabled).map(({ id }) => id));
  const { violations } = await axe.run(
    { include: document.body, exclude: ['.sb-wrapper'] },
    { runOnly: SEEN.filter((rule) => !off.has(rule)), resultTypes: ['violations'] },
  );
  return violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html}`));
};

/** Content beyond the edge is cut off, or the page scrolls sideways. */
const overhang = () => document.documentElement.scrollWidth - document.documentElement.clientWidth;

const finishChanges = () => {
  for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
};

/** Colours cannot be checked during a transition; elements that inherit a colour start it one frame later. */
const settle = async () => {
  finishChanges();
  await new Promise(requestAnimationFrame);
  finishChanges();
};

const checkDark = async ({ tags, parameters: { a11y = {} } }: ShownStory) => {
  if (a11y.test !== 'error' || tags.includes('light-only')) return;
  applyLook({ theme: 'default', scheme: 'dark' });
  await settle();
  expect(await findUnseen(a11y), 'what cannot be read in the dark').toEqual([]);
};

const checkOtherThemes = () => {
  for (const theme of themeNames) {
    applyLook({ theme, scheme: 'light' });
    expect(overhang(), `px that stick out in the theme ${theme}`).toBe(0);
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    expect(color, `ink and paper of the theme ${theme}`).not.toBe(backgroundColor);
  }
};

let errors: unknown[][] = [];

/** Storybook resets the flag of one `act` while another is open; a component that loads its code in between meets that. */
const isAboutAct = ([text]: unknown[]) =>
  String(text).startsWith('The current testing environment is not configured to support act');

beforeEach(() => {
  errors = [];
  vi.spyOn(console, 'error').mockImplementation((...said) => {
    if (!isAboutAct(said)) errors.push(said);
  });
});

// The story is still mounted, so it need not be rendered again for another theme.
afterEach(async ({ story, task }: StoryTest) => {
  try {
    if (task.result?.state === 'fail' || !story) return;
    await checkDark(story);
    checkOtherThemes();
    expect(errors, 'what the story wrote to the console').toEqual([]);
  } finally {
    vi.mocked(console.error).mockRestore();
    applyLook({ theme: 'default', scheme: 'light' });
  }
});

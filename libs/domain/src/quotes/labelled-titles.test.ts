import { describe, expect, test } from 'vitest';
import { FOURTH_TITLES } from './held-out-titles/fourth-titles.ts';
import { HELD_OUT_TITLES } from './held-out-titles/held-out-titles.ts';
import { SECOND_TITLES } from './held-out-titles/second-titles.ts';
import { THIRD_TITLES } from './held-out-titles/third-titles.ts';
import { LABELLED_TITLES } from './labelled-titles/labelled-titles.ts';
import type { LabelledTitles } from './labelled-titles/labels.ts';
import { restrictionOf } from './restricted-goods.ts';

/** Of goods that may not be sent, and of those that may. */
const LEAST_FOUND = 0.95;
const MOST_FALSE = 0.05;

const LANGUAGES = ['en', 'lt', 'lv', 'ee', 'all'];

type Titles = Readonly<Record<string, LabelledTitles>>;

const each = (set: Titles) =>
  Object.entries(set).flatMap(([language, titles]) =>
    Object.entries(titles).flatMap(([label, all]) => all.map((title) => ({ language, label, title }))),
  );

const SETS = {
  labelled: each(LABELLED_TITLES),
  'held out': each(HELD_OUT_TITLES),
  'later held out': [SECOND_TITLES, THIRD_TITLES, FOURTH_TITLES].flatMap(each),
};

/** What went wrong, by language and kind of goods: how many of how many, and each title with what was found. */
const wrongOf = (all: ReturnType<typeof each>): string =>
  Object.entries(Object.groupBy(all, ({ language, label }) => `${language} ${label}`))
    .flatMap(([group, titles = []]) => {
      const wrong = titles.filter(({ label, title }) => (restrictionOf(title) ?? 'free') !== label);
      const lines = wrong.map(({ title }) => `  ${title} → ${restrictionOf(title)}`);
      return wrong.length === 0 ? [] : [`${group}: ${wrong.length} of ${titles.length}`, ...lines];
    })
    .join('\n');

test.each([
  ['labelled', 500],
  ['held out', 504],
  ['later held out', 416],
] as const)('titles are labelled, each once: %s', (set, count) => {
  expect(SETS[set].length).toBe(count);
  expect(new Set(SETS[set].map(({ language, title }) => `${language} ${title}`)).size).toBe(count);
});

describe.each(Object.entries(SETS))('%s titles', (_set, titles) => {
  const asked = (language: string) => titles.filter((one) => language === 'all' || one.language === language);

  test.for(LANGUAGES)('goods that are not carried are found: %s', async (language, { annotate }) => {
    const restricted = asked(language).filter(({ label }) => label !== 'free');
    await annotate(wrongOf(restricted) || 'all found');
    const found = restricted.filter(({ label, title }) => restrictionOf(title) === label);
    expect(found.length / restricted.length).toBeGreaterThanOrEqual(LEAST_FOUND);
  });

  test.for(LANGUAGES)('goods that are free are let through: %s', async (language, { annotate }) => {
    const free = asked(language).filter(({ label }) => label === 'free');
    await annotate(wrongOf(free) || 'no false alarm');
    const alarms = free.filter(({ title }) => restrictionOf(title) !== null);
    expect(alarms.length / free.length).toBeLessThanOrEqual(MOST_FALSE);
  });
});

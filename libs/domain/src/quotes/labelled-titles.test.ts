import { expect, test } from 'vitest';
import { LABELLED_TITLES } from './labelled-titles/labelled-titles.ts';
import { restrictionOf } from './restricted-goods.ts';

/** Of goods that may not be sent, and of those that may. */
const LEAST_FOUND = 0.95;
const MOST_FALSE = 0.05;

const labelled = Object.entries(LABELLED_TITLES).flatMap(([language, titles]) =>
  Object.entries(titles).flatMap(([label, all]) => all.map((title) => ({ language, label, title }))),
);
const restricted = labelled.filter(({ label }) => label !== 'free');
const free = labelled.filter(({ label }) => label === 'free');
const shown = (all: typeof labelled) =>
  all.map(({ label, title }) => `${label}: ${title} → ${restrictionOf(title)}`);

test('five hundred titles are labelled, each once', () => {
  expect(labelled.length).toBe(500);
  expect(new Set(labelled.map(({ language, title }) => `${language} ${title}`)).size).toBe(500);
});

test.each([...Object.keys(LABELLED_TITLES), 'all'])(
  'goods that are not carried are found: %s',
  (language) => {
    const asked = restricted.filter((one) => language === 'all' || one.language === language);
    const missed = asked.filter(({ label, title }) => restrictionOf(title) !== label);
    expect(missed.length / asked.length, shown(missed).join('\n')).toBeLessThanOrEqual(1 - LEAST_FOUND);
  },
);

test.each([...Object.keys(LABELLED_TITLES), 'all'])('goods that are free are let through: %s', (language) => {
  const asked = free.filter((one) => language === 'all' || one.language === language);
  const alarms = asked.filter(({ title }) => restrictionOf(title) !== null);
  expect(alarms.length / asked.length, shown(alarms).join('\n')).toBeLessThanOrEqual(MOST_FALSE);
});

import { KINDS } from '@shop/illustrator';
import { describe, expect, test } from 'vitest';
import { categoryPaths, categoryRows } from './category-rows.ts';
import { contactOf, RESPONSIBLE_PERSONS } from './content/answerable.ts';
import { CLOSINGS, descriptionOf } from './content/descriptions.ts';
import { FIELDS } from './content/fields.ts';
import { MANUFACTURERS } from './content/manufacturers.ts';
import { MODEL_NAMES } from './content/models.ts';
import { WARNINGS } from './content/warnings.ts';
import { FLAGS } from './flags.ts';
import { LEAVES, ROOTS } from './tree.ts';

const fieldOf = (slug: string) => FIELDS.find((field) => field.slug === slug);
const hasValue = (field: string, value: string) =>
  fieldOf(field)?.values.some(({ slug }) => slug === value) ?? false;

describe('the categories', () => {
  const rows = categoryRows();

  test('are 400 in two trees of three levels, with the roots that brands name', () => {
    expect(rows).toHaveLength(400);
    expect(ROOTS.map(({ id }) => id)).toEqual([2, 2511, 1932, 1941, 1984]);
    expect(ROOTS.map(({ altId }) => altId)).toEqual([684, 2707, 2429, 2443, 2471]);
    expect(Math.max(...rows.map(({ slug }) => slug.split('/').length))).toBe(3);
  });

  test('have ids and addresses of their own', () => {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(new Set(rows.map(({ tree, slug }) => `${tree}:${slug}`)).size).toBe(rows.length);
    for (const { slug } of rows) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/);
  });

  test('name each of their facets differently in every language', () => {
    for (const language of [0, 1, 2, 3] as const) {
      const nameOf = (field: string) => fieldOf(field)?.names[language].toLowerCase() ?? '';
      for (const { slug, fields } of [...rows, { slug: 'all', fields: FIELDS.map((field) => field.slug) }]) {
        const names = fields.map(nameOf);
        expect([slug, names.filter((name, at) => names.indexOf(name) !== at)]).toEqual([slug, []]);
      }
    }
  });

  test('have different names from their siblings in every language', () => {
    for (const language of [0, 1, 2, 3] as const) {
      const names = rows.map(({ tree, parentId, names: words }) => `${tree} ${parentId} ${words[language]}`);
      expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    }
  });

  test('a product is in its category and all above, in both trees', () => {
    const pathOf = categoryPaths(rows);
    expect(pathOf('electronics/phones/smartphones').ids).toHaveLength(6);
    expect(pathOf('electronics/phones/rugged-phones').ids).toHaveLength(5);
  });
});

describe('the goods of a category', () => {
  test.each(LEAVES)('$slug can be drawn, described and filtered', ({ looks, profile, dollars, item }) => {
    for (const { kind, form } of looks) expect(KINDS.get(kind)?.forms).toContain(form);
    expect(descriptionOf(profile.text)).toHaveLength(4);
    const offered = profile.choice
      ? { ...profile.facts, [profile.choice.field]: profile.choice.values }
      : profile.facts;
    for (const [field, values] of Object.entries(offered))
      for (const value of values)
        expect([field, value, hasValue(field, value)]).toEqual([field, value, true]);
    if (profile.highlight) expect(Object.keys(profile.facts)).toContain(profile.highlight);
    expect(dollars[1]).toBeGreaterThan(dollars[0]);
    expect(profile.tariffLine).toMatch(/^\d{4}\.\d{2}$/);
    for (const word of item) expect(word.length).toBeGreaterThan(2);
  });
});

test('each warning belongs to a category, and differs from the others in each language', () => {
  for (const { slug, belongs, texts } of WARNINGS) {
    expect([slug, LEAVES.some((leaf) => belongs.test(leaf.slug))]).toEqual([slug, true]);
    expect([slug, new Set(texts).size]).toEqual([slug, 4]);
  }
});

test('each maker is in the EU, or has a responsible person in the EU', () => {
  const contacts = MANUFACTURERS.map((maker, at) => contactOf(maker, `m${at}`, at));
  for (const { address, email, responsibleId } of contacts) {
    expect(address).toMatch(/^.*\d.*, [\w ]+$/);
    expect(email).toMatch(/^safety@.*\.example$/);
    expect([address, responsibleId !== null]).toEqual([address, address.endsWith('USA')]);
  }
  const named = new Set(contacts.map(({ responsibleId }) => responsibleId));
  expect(named).toEqual(new Set([null, ...RESPONSIBLE_PERSONS.map(({ id }) => id)]));
  expect(new Set(contacts.map(({ address }) => address)).size).toBe(MANUFACTURERS.length);
});

test('no field, value, maker, model or flag exists twice', () => {
  const twice = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
  for (const { values } of FIELDS) expect(twice(values.map(({ slug }) => slug))).toEqual([]);
  expect(twice(FIELDS.map(({ slug }) => slug))).toEqual([]);
  expect(twice(MANUFACTURERS)).toEqual([]);
  expect(twice(MODEL_NAMES)).toEqual([]);
  expect(twice(FLAGS.map(({ slug }) => slug))).toEqual([]);
});

test('no description promises days or years: the shop’s own pages state those, once', () => {
  for (const words of CLOSINGS) {
    for (const text of Object.values(words)) expect(text).not.toMatch(/\d/);
  }
});

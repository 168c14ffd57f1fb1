import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFixture, textOf } from '../fixture.ts';
import componentGenerator from './component.generator.ts';
import { listDoor, openDoor } from './open-door.ts';

const LIBRARY = 'libs/ui-theme/src';
let fixture: ReturnType<typeof createFixture>;
let tree: typeof fixture.tree;
beforeEach(() => {
  fixture = createFixture();
  ({ tree } = fixture);
});
afterEach(() => fixture.remove());

describe('a new component', () => {
  test('has styles, stories and a test', async () => {
    await componentGenerator(tree, { name: 'harbour-light' });
    const files = ['css.ts', 'stories.tsx', 'test.tsx', 'tsx'].map((end) => `harbour-light.${end}`);
    expect(tree.children(`${LIBRARY}/harbour-light`).sort()).toEqual(files);
    expect(textOf(tree, `${LIBRARY}/harbour-light/harbour-light.tsx`)).toContain(
      'export const HarbourLight =',
    );
    expect(textOf(tree, `${LIBRARY}/harbour-light/harbour-light.stories.tsx`)).toContain(
      "'Components/HarbourLight'",
    );
  });

  test('is an entry point of the library, in alphabetical order, and listed among them', async () => {
    await componentGenerator(tree, { name: 'harbour-light' });
    const { exports } = JSON.parse(textOf(tree, 'libs/ui-theme/package.json')) as { exports: object };
    expect(Object.entries(exports)).toEqual([
      ['./button', './src/button/button.tsx'],
      ['./harbour-light', './src/harbour-light/harbour-light.tsx'],
      ['./picture', './src/picture/picture.tsx'],
      ['./themes/*', './themes/*/src/index.ts'],
    ]);
    expect(textOf(tree, `${LIBRARY}/doors.test.ts`)).toContain(
      '  "button: Button",\n  "harbour-light: HarbourLight",\n  "picture: Picture",\n',
    );
  });

  test.each(['Price', 'price_tag', '../price', 'button', ''])(
    '%s is refused and nothing is written',
    async (name) => {
      await expect(componentGenerator(tree, { name })).rejects.toThrow();
      expect(tree.listChanges()).toEqual([]);
    },
  );
});

test('an entry point at the end of the list is added too', () => {
  expect(listDoor('[\n  "button: Button",\n]', 'tag', 'Tag')).toBe(
    '[\n  "button: Button",\n  "tag: Tag",\n]',
  );
});

test('an existing entry point is not added again, and a test without a list is refused', () => {
  expect(() => openDoor({ './button': './src/button/button.tsx' }, './button', './src/other.tsx')).toThrow(
    /a door already/,
  );
  expect(() => listDoor('expect(1).toBe(1);', 'harbour-light', 'HarbourLight')).toThrow(/cannot take/);
});

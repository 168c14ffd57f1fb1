import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createFixture, textOf } from '../fixture.ts';
import componentGenerator from './component.generator.ts';
import { openDoor } from './open-door.ts';

const LIBRARY = 'libs/ui-theme/src';
let fixture: ReturnType<typeof createFixture>;
let tree: typeof fixture.tree;
beforeEach(() => {
  fixture = createFixture();
  ({ tree } = fixture);
});
afterEach(() => fixture.remove());

describe('a new component', () => {
  test('comes with its looks, its story and its test', async () => {
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

  test('is a door of the library, in its place, and listed among the doors', async () => {
    await componentGenerator(tree, { name: 'harbour-light' });
    const index = textOf(tree, `${LIBRARY}/index.ts`);
    const line = "export { HarbourLight, type HarbourLightProps } from './harbour-light/harbour-light.tsx';";
    expect(index.split('\n').filter((each) => each === line)).toHaveLength(1);
    expect(index.indexOf('./button/')).toBeLessThan(index.indexOf(line));
    expect(index.indexOf('./picture/')).toBeGreaterThan(index.indexOf(line));
    expect(textOf(tree, `${LIBRARY}/doors.test.ts`)).toMatch(/Button HarbourLight Picture/);
  });

  test.each(['Price', 'price_tag', '../price', 'button', ''])(
    '%s is refused and nothing is written',
    async (name) => {
      await expect(componentGenerator(tree, { name })).rejects.toThrow();
      expect(tree.listChanges()).toEqual([]);
    },
  );
});

test('the first and the last of the ordered doors have their places too', () => {
  const index =
    "export { B } from './b/b.tsx';\nexport { D } from './d/d.tsx';\nexport { A } from './a/a.tsx';\n";
  const order = (file: string) =>
    [...openDoor(index, file, 'New').matchAll(/'\.\/(\w)/g)].map(([, folder]) => folder).join('');
  expect(order('./a0/a0.tsx')).toBe('abda');
  expect(order('./c/c.tsx')).toBe('bcda');
  expect(order('./z/z.tsx')).toBe('bdza');
});

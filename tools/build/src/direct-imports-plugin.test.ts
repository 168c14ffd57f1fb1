import { expect, test } from 'vitest';
import { pastDoors, readDoor } from './direct-imports-plugin.ts';

const DOOR = `
export { Frame, type FrameProps } from './frame/frame.tsx';
export { messages as shellMessages } from './messages.ts';
export type { Site } from './site.ts';
`;
const door = readDoor(DOOR, '/libs/shell/src');
const read = (code: string) => pastDoors(code, (library) => (library === 'shell' ? door : undefined));

test('each name is imported from where it lives', () => {
  expect(read("import { Frame, type FrameProps } from '@shop/shell';")).toBe(
    "import { Frame } from '/libs/shell/src/frame/frame.tsx'; import { type FrameProps } from '/libs/shell/src/frame/frame.tsx';",
  );
});

test('a name that the door or the importer changes is imported under the importer’s', () => {
  expect(read("import { shellMessages } from '@shop/shell';")).toBe(
    "import { messages as shellMessages } from '/libs/shell/src/messages.ts';",
  );
  expect(read("import { Frame as Around } from '@shop/shell';")).toBe(
    "import { Frame as Around } from '/libs/shell/src/frame/frame.tsx';",
  );
});

test('an import that the door does not explain stays as it is', () => {
  for (const code of ["import { Frame, hidden } from '@shop/shell';", "import { a } from '@shop/other';"])
    expect(read(code)).toBe(code);
  expect(readDoor("export * from './all.ts';", '/libs/x/src')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { spellUnions } from './spell-unions.ts';

const enhance = (type: object) =>
  spellUnions({ argTypes: { kind: { name: 'kind', type, table: { type: { summary: 'union' } } } } } as never)[
    'kind'
  ]?.table?.type?.summary;

test('a union of values is spelt out, as written or from its values', () => {
  expect(enhance({ name: 'union', raw: "'cards' | 'wide'" })).toBe("'cards' | 'wide'");
  expect(enhance({ name: 'enum', value: ['cards', 'wide'] })).toBe("'cards' | 'wide'");
  expect(enhance({ name: 'other' })).toBe('union');
});

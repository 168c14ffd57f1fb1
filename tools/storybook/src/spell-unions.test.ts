import { expect, test } from 'vitest';
import { spellUnions } from './spell-unions.ts';

const enhance = (type: object) =>
  spellUnions({ argTypes: { kind: { name: 'kind', type, table: { type: { summary: 'union' } } } } } as never)[
    'kind'
  ]?.table?.type?.summary;

test('the values of a union are listed, as written or from its members', () => {
  expect(enhance({ name: 'union', raw: "'cards' | 'wide'" })).toBe("'cards' | 'wide'");
  expect(enhance({ name: 'enum', value: ['cards', 'wide'] })).toBe("'cards' | 'wide'");
  expect(enhance({ name: 'other' })).toBe('union');
});

import { expect, test } from 'vitest';
import { compileMessages } from './messages-plugin.ts';

test('a message with named values only stays text; others are parsed', () => {
  const compiled = compileMessages({
    plain: 'Krepšelis',
    place: 'Labas, {name}',
    plural: '{n, plural, one {# prekė} other {# prekių}}',
    tag: 'Žr. <b>čia</b>',
    quoted: "Rašoma '{'taip'}'",
  });
  expect(compiled).toMatchObject({ plain: 'Krepšelis', place: 'Labas, {name}' });
  for (const id of ['plural', 'tag', 'quoted']) expect(Array.isArray(compiled[id]), id).toBe(true);
});

test('an invalid message fails the build', () => {
  expect(() => compileMessages({ broken: '{n, plural, one {#}' })).toThrow();
});

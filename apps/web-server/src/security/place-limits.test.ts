import { expect, test } from 'vitest';
import { createPlaceLimits, PLACE_LIMITS } from './place-limits.ts';

let time = 0;
const limitsOf = () => createPlaceLimits({ now: () => time });
const HERE = '203.0.113.7';

test('an idle place may do a minute’s requests at once, and the next one has to wait', () => {
  const limits = limitsOf();
  for (let act = 0; act < PLACE_LIMITS.search; act += 1) expect(limits.take('search', HERE)).toBe(0);
  expect(limits.take('search', HERE)).toBeGreaterThan(0);
});

test('other places and other kinds of request are not limited', () => {
  const limits = limitsOf();
  for (let act = 0; act <= PLACE_LIMITS.search; act += 1) limits.take('search', HERE);
  expect(limits.take('search', '203.0.113.8')).toBe(0);
  expect(limits.take('picture', HERE)).toBe(0);
});

test('a request during the wait does not make the wait longer', () => {
  const limits = limitsOf();
  for (let act = 0; act < 10 * PLACE_LIMITS.search; act += 1) limits.take('search', HERE);
  time += 1000;
  // After one second the allowance of one second is free again.
  for (let act = 0; act < PLACE_LIMITS.search / 60; act += 1) expect(limits.take('search', HERE)).toBe(0);
  expect(limits.take('search', HERE)).toBe(1);
});

test('a shopper who types a word a second, opens a page every two and turns twenty pages of pictures reaches no limit', () => {
  const limits = limitsOf();
  for (let second = 0; second < 600; second += 1) {
    time += 1000;
    // Suggestions are requested at most every quarter of a second.
    const asked = Array.from({ length: 4 }, () => limits.take('search', HERE));
    const made = second % 30 < 10 ? Array.from({ length: 24 }, () => limits.take('picture', HERE)) : [];
    expect(
      [...asked, ...made].every((wait) => wait === 0),
      `second ${second}`,
    ).toBe(true);
  }
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from './colour-mix.ts';
import { contrastFaults } from './contrast-pairs.ts';
import { toOklch } from './oklch.ts';
import { partnerTokens } from './partner-tokens.ts';

const COLOURS = {
  purple: '#7a1fa2',
  yellow: '#ffe600',
  black: '#000000',
  white: '#ffffff',
  'mid grey': '#808080',
  red: '#ff0000',
  green: '#00ff00',
  blue: '#0000ff',
};
const anyColour = fc
  .integer({ min: 0, max: 0xff_ff_ff })
  .map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('a theme of one colour', () => {
  test.each(Object.entries(COLOURS))('holds every contrast when it is %s', (_name, colour) => {
    expect(contrastFaults(partnerTokens(colour).color)).toEqual([]);
  });

  test('holds every contrast, whatever the colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(contrastFaults(partnerTokens(colour).color)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('a colour that is too pale for words would be found', () => {
    const color = { ...partnerTokens('#111111').color, primary: COLOURS.yellow };
    expect(contrastFaults(color)).toContain('primary #ffe600 on surface #FFFFFF: 1.27');
  });

  test('a colour that reads as it is stays as it is', () => {
    for (const colour of [COLOURS.purple, '#0a3d91', '#111111', COLOURS.black])
      expect(partnerTokens(colour).color.primary).toBe(colour);
  });

  test('a paler one keeps its hue and gets no darker than it must', () => {
    const { primary, tile } = partnerTokens(COLOURS.yellow).color;
    expect(toOklch(primary).hue).toBeCloseTo(toOklch(COLOURS.yellow).hue, 1);
    expect(contrast(primary, tile)).toBeLessThan(4.8);
  });

  test('on a badge of a pale colour stands ink, on one of a deep colour white', () => {
    expect(partnerTokens(COLOURS.yellow).color.onAccent).toBe('#111111');
    expect(partnerTokens(COLOURS.blue).color.onAccent).toBe('#ffffff');
  });

  test('a button answers a pointer and a press, each time further', () => {
    for (const colour of Object.values(COLOURS)) {
      const { primary, primaryHover, primaryActive } = partnerTokens(colour).color;
      const [rest, hover, active] = [primary, primaryHover, primaryActive].map(
        (one) => toOklch(one).lightness,
      );
      const [first, second] = [Math.abs((hover ?? 0) - (rest ?? 0)), Math.abs((active ?? 0) - (rest ?? 0))];
      expect([colour, first > 0.04, second > first + 0.04]).toEqual([colour, true, true]);
    }
  });

  test('without a hue its paper is plain, with one it has a breath of it', () => {
    expect(partnerTokens('#111111').color.sunken).toBe('#F6F6F6');
    const sunken = toOklch(partnerTokens(COLOURS.purple).color.sunken);
    expect(sunken.chroma).toBeGreaterThan(0.003);
    expect(sunken.chroma).toBeLessThan(0.012);
  });
});

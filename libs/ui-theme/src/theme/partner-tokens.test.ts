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
  test.each(Object.entries(COLOURS))('has every required contrast when it is %s', (_name, colour) => {
    expect(contrastFaults(partnerTokens(colour).color)).toEqual([]);
  });

  test('has every required contrast for any colour', () => {
    fc.assert(
      fc.property(anyColour, (colour) => {
        expect(contrastFaults(partnerTokens(colour).color)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  test('a colour that is too pale for text is detected', () => {
    const color = { ...partnerTokens('#111111').color, primary: COLOURS.yellow };
    expect(contrastFaults(color)).toContain('primary #ffe600 on surface #FFFFFF: 1.27');
  });

  test('a colour with enough contrast is unchanged', () => {
    for (const colour of [COLOURS.purple, '#0a3d91', '#111111', COLOURS.black])
      expect(partnerTokens(colour).color.primary).toBe(colour);
  });

  test('a paler one keeps its hue and gets no darker than needed', () => {
    const { primary, tile } = partnerTokens(COLOURS.yellow).color;
    expect(toOklch(primary).hue).toBeCloseTo(toOklch(COLOURS.yellow).hue, 1);
    expect(contrast(primary, tile)).toBeLessThan(4.8);
  });

  test('the text on a badge is dark on a pale colour, white on a dark one', () => {
    expect(partnerTokens(COLOURS.yellow).color.onAccent).toBe('#111111');
    expect(partnerTokens(COLOURS.blue).color.onAccent).toBe('#ffffff');
  });

  test('a button has its own colours on hover and on press', () => {
    for (const colour of Object.values(COLOURS)) {
      const { primary, primaryHover, primaryActive } = partnerTokens(colour).color;
      const [rest, hover, active] = [primary, primaryHover, primaryActive].map(
        (one) => toOklch(one).lightness,
      );
      const [first, second] = [Math.abs((hover ?? 0) - (rest ?? 0)), Math.abs((active ?? 0) - (rest ?? 0))];
      expect([colour, first > 0.04, second > first + 0.04]).toEqual([colour, true, true]);
    }
  });

  test('without a hue its background is neutral, with one slightly tinted', () => {
    expect(partnerTokens('#111111').color.sunken).toBe('#F6F6F6');
    const sunken = toOklch(partnerTokens(COLOURS.purple).color.sunken);
    expect(sunken.chroma).toBeGreaterThan(0.003);
    expect(sunken.chroma).toBeLessThan(0.012);
  });
});

import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { ColourName } from './src/colours.ts';
import { VIEWS, type Kind } from './src/kind.ts';
import { KINDS, draw, parseRecipe, type Recipe } from './src/recipe.ts';

/** Side of the rendered field in pixels, and the bytes a picture may have. */
const SIZE = 100;
const LARGEST = 14_000;
const MODELS = [1, 250, 9999] as const;

const render = (svg: string) =>
  sharp(Buffer.from(svg), { density: (72 * SIZE) / 400 })
    .resize(SIZE, SIZE)
    .ensureAlpha()
    .raw()
    .toBuffer();

/** How many pixels are opaque, and how many at the rim of the field are painted at all. */
function measure(pixels: Buffer): { covered: number; atTheEdge: number } {
  let covered = 0;
  let atTheEdge = 0;
  for (let y = 0; y < SIZE; y += 1)
    for (let x = 0; x < SIZE; x += 1) {
      const alpha = pixels[(y * SIZE + x) * 4 + 3] ?? 0;
      if (alpha > 128) covered += 1;
      if ((x === 0 || y === 0 || x === SIZE - 1 || y === SIZE - 1) && alpha > 16) atTheEdge += 1;
    }
  return { covered: covered / SIZE ** 2, atTheEdge };
}

const difference = (one: Buffer, other: Buffer) => one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;

async function look(recipe: Recipe): Promise<{ pixels: Buffer; complaints: string[] }> {
  const svg = draw(recipe);
  const pixels = await render(svg);
  const { covered, atTheEdge } = measure(pixels);
  const isDetail = recipe.view === 'detail';
  const name = Object.values(recipe).join('.');
  const complaints = [
    svg !== draw(recipe) && 'differs when drawn again',
    svg.length > LARGEST && `has ${svg.length} bytes`,
    /NaN|undefined|Infinity/.test(svg) && 'contains a number that is not finite',
    !isDetail && atTheEdge > 0 && `touches the edge at ${atTheEdge} pixels`,
    (covered < (isDetail ? 0.25 : 0.1) || covered > 0.97) && `covers ${Math.round(covered * 100)} % of the field`,
  ];
  return { pixels, complaints: complaints.filter((complaint) => complaint !== false).map((complaint) => `${name} ${complaint}`) };
}

async function lookAtKind(kind: string, { forms, colours }: Kind): Promise<string[]> {
  const complaints: string[] = [];
  const fronts: [form: string, pixels: Buffer][] = [];
  for (const form of forms)
    for (const view of VIEWS)
      for (const [index, seed] of MODELS.entries()) {
        const colour: ColourName = colours[index % colours.length] ?? 'ink';
        const seen = await look({ kind, form, colour, view, seed });
        complaints.push(...seen.complaints);
        if (view === 'front' && index === 0) fronts.push([form, seen.pixels]);
      }
  for (const [at, [form, pixels]] of fronts.entries())
    for (const [other, otherPixels] of fronts.slice(at + 1))
      if (difference(pixels, otherPixels) < 4) complaints.push(`${kind}.${form} looks like ${kind}.${other}`);
  return complaints;
}

describe('every form in three views, colours and models is drawn the same twice, within the field, small, unlike its neighbours', () => {
  test.each([...KINDS])('%s', { timeout: 60_000 }, async (name, kind) => {
    expect(await lookAtKind(name, kind)).toEqual([]);
  });
});

describe('recipes', () => {
  test('a recipe is read as its five parts', () => {
    expect(parseRecipe('phone.slab.pine.front.17')).toEqual({ kind: 'phone', form: 'slab', colour: 'pine', view: 'front', seed: 17 });
  });

  test.each([
    'phone.slab.pine.front',
    'phone.slab.pine.front.17.1',
    'ship.slab.pine.front.1',
    'phone.round.pine.front.1',
    'phone.slab.constructor.front.1',
    'phone.slab.pine.above.1',
    'phone.slab.pine.front.12345',
    'phone.slab.pine.front.-1',
    '',
  ])('"%s" is no recipe', (text) => {
    expect(() => parseRecipe(text)).toThrow(RangeError);
  });
});

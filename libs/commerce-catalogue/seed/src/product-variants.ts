import { KINDS } from '@shop/illustrator';
import { reductionOf, shopPrice, spread, type Past } from './prices.ts';
import { recipeOf, type Look, type Variant } from './product.ts';
import type { Random } from './random.ts';
import type { Leaf } from './tree.ts';

const ONE_SIZE = [null] as const;
const MISSING_COMBINATION = 0.06;
const SOLD_OUT_VARIANT = 0.11;
const SOLD_OUT_PRODUCT = 0.02;

export function lookOf(leaf: Leaf, random: Random): Look {
  const { kind, form } = random.pick(leaf.looks);
  const all = KINDS.get(kind)?.colours ?? [];
  const [few, many] = leaf.profile.colours ?? [1, 1];
  const colours = random.some(all, random.between(few, Math.min(many, all.length)));
  return { kind, form, colours, model: random.between(0, 9_999) };
}

/** Neighbouring values: a model comes in M to XL, never in XS and XXL alone. */
function choiceOf({ profile: { choice } }: Leaf, random: Random): readonly (string | null)[] {
  if (!choice) return ONE_SIZE;
  const most = Math.min(choice.most ?? choice.values.length, choice.values.length);
  const count = random.between(Math.max(Math.min(most, 2), most - 1), most);
  const first = random.between(0, choice.values.length - count);
  return choice.values.slice(first, first + count);
}

/** EAN-13 from the range for internal use by shops. */
export function barcodeOf(number: number): string {
  const digits = `2${String(number).padStart(11, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

const MOST_VARIANTS = 100;

/** A variant before its time on sale is known. */
type Unpriced = Omit<Variant, 'price' | 'steps' | 'content'> & { past: Past };

/**
 * Colour by size, colour by storage, or a single option; each with its price, its price history and its
 * stock.
 */
export function variantsOf(
  leaf: Leaf,
  look: Look,
  productId: number,
  skuPrefix: string,
  random: Random,
): Unpriced[] {
  const { choice, colours } = leaf.profile;
  const base = spread(random, leaf.dollars);
  const [reduction, hadAction] = [reductionOf(random), random.chance(0.2)];
  const isSoldOut = random.chance(SOLD_OUT_PRODUCT);
  const choices = choiceOf(leaf, random);
  const usualOf = (step: number) => shopPrice(base * (1 + ((choice?.step ?? 0) * step) / 1000));

  const pairs = look.colours.flatMap((colour) => choices.map((value, step) => ({ colour, value, step })));
  const made = pairs
    .filter((_, at) => at === 0 || !random.chance(MISSING_COMBINATION))
    .slice(0, MOST_VARIANTS);
  return made.map(({ colour, value, step }, at) => ({
    sku: `${skuPrefix}-${String(productId).padStart(5, '0')}-${String(at + 1).padStart(2, '0')}`,
    barcode: barcodeOf(productId * MOST_VARIANTS + at),
    attributes: { ...(colours ? { colour } : {}), ...(choice && value ? { [choice.field]: value } : {}) },
    past: { usual: usualOf(step), reduction, hadAction },
    onHand: isSoldOut || random.chance(SOLD_OUT_VARIANT) ? 0 : random.between(1, 48),
    picture: recipeOf(look, colour),
  }));
}

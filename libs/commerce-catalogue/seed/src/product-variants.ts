import { KINDS } from '@shop/illustrator';
import type { ColourName } from '@shop/illustrator/colours';
import { HISTORY_DAYS, priceOn, priceStory, reductionOf, shopPrice, spread } from './prices.ts';
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

/** EAN-13 from the range that shops give out themselves. */
export function barcodeOf(number: number): string {
  const digits = `2${String(number).padStart(11, '0')}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
}

const MOST_VARIANTS = 100;

/** Colour by size, colour by storage, or one thing alone; each with its price, its past and its stock. */
export function variantsOf(
  leaf: Leaf,
  look: Look,
  productId: number,
  skuPrefix: string,
  random: Random,
): Variant[] {
  const { choice, colours } = leaf.profile;
  const base = spread(random, leaf.dollars);
  const [reduction, hadAction] = [reductionOf(random), random.chance(0.2)];
  const isSoldOut = random.chance(SOLD_OUT_PRODUCT);
  const choices = choiceOf(leaf, random);
  const levels = choices.map((_, step) =>
    priceStory(shopPrice(base * (1 + ((choice?.step ?? 0) * step) / 1000)), reduction, hadAction),
  );
  const led = new Set<number>();

  const pairs = look.colours.flatMap((colour) => choices.map((value, step) => ({ colour, value, step })));
  const made = pairs
    .filter((_, at) => at === 0 || !random.chance(MISSING_COMBINATION))
    .slice(0, MOST_VARIANTS);
  return made.map(
    ({ colour, value, step }: { colour: ColourName; value: string | null; step: number }, at) => {
      const { price, regular, steps } = levels[step] ?? priceStory(shopPrice(base), reduction, hadAction);
      const isLeading = !led.has(regular);
      led.add(regular);
      return {
        sku: `${skuPrefix}-${String(productId).padStart(5, '0')}-${String(at + 1).padStart(2, '0')}`,
        barcode: barcodeOf(productId * MOST_VARIANTS + at),
        attributes: { ...(colours ? { colour } : {}), ...(choice && value ? { [choice.field]: value } : {}) },
        price,
        regular,
        steps,
        isLeading,
        onHand: isSoldOut || random.chance(SOLD_OUT_VARIANT) ? 0 : random.between(1, 48),
        picture: recipeOf(look, colour),
      };
    },
  );
}

/** Leading variants day by day, the others on the days that matter, so that a million products still fit. */
export function historyOf({
  steps,
  isLeading,
}: Pick<Variant, 'steps' | 'isLeading'>): { daysAgo: number; price: number }[] {
  const days = isLeading
    ? Array.from({ length: HISTORY_DAYS }, (_, daysAgo) => daysAgo)
    : [...new Set([29, 0, ...steps.map(({ daysAgo }) => daysAgo)])];
  return days.map((daysAgo) => ({ daysAgo, price: priceOn(steps, daysAgo) }));
}

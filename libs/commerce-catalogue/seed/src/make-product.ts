import { MAKERS } from './content/manufacturers.ts';
import { WARNINGS } from './content/warnings.ts';
import { contentsOf } from './product-content.ts';
import { flagsOf } from './product-flags.ts';
import { fateOf, priceSteps } from './prices.ts';
import type { Fact, Product, Variant } from './product.ts';
import { lookOf, variantsOf } from './product-variants.ts';
import { modelName, productDescriptions, productNames, slugOf } from './product-words.ts';
import { createRandom, type Random } from './random.ts';
import { LEAVES, type Leaf } from './tree.ts';

/** The most visited categories have the most products. */
const BUSY =
  /smartphones|ultrabooks|over-ear|earbuds|t-shirts|trainers|running-shoes|jeans|face-creams|daypacks|lamps|serums/;
const WEIGHTED: readonly Leaf[] = LEAVES.flatMap((leaf) =>
  BUSY.test(leaf.slug) ? [leaf, leaf, leaf] : [leaf],
);

const UNMEASURED = 0.12;
const WITHDRAWN = 0.006;
/** Random streams far from those of any product. */
const FATES = 1_000_000_000;
const CONTENTS = 2_000_000_000;

/** The first products fill every category once. */
const leafOf = (id: number, random: Random): Leaf => LEAVES[id - 1] ?? random.pick(WEIGHTED);

function factsOf(leaf: Leaf, variants: readonly Pick<Variant, 'attributes'>[], random: Random): Fact[] {
  const chosen = Object.entries(leaf.profile.facts).map(([field, values]): Fact => [
    field,
    random.pick(values),
  ]);
  const offered = variants.flatMap(({ attributes }) => Object.entries(attributes));
  const once = new Map([...offered, ...chosen].map((fact) => [fact.join('/'), fact]));
  return [...once.values()];
}

function measuresOf({ profile: { grams, box } }: Leaf, random: Random): Pick<Product, 'grams' | 'box'> {
  const scale = 0.92 + random.next() * 0.14;
  const weight = random.between(...(grams as [number, number]));
  const [length, width, height] = box.map((side) => Math.round(side * scale)) as [number, number, number];
  return random.chance(UNMEASURED)
    ? { grams: null, box: null }
    : { grams: weight, box: [length, width, height] };
}

const skuPrefixOf = (maker: string) => slugOf(maker).replaceAll('-', '').slice(0, 3).toUpperCase();

/**
 * The product with this id: the same for the same seed, independent of other products. Its slug may collide
 * with another's.
 */
export function makeProduct(id: number, seed: number): Product {
  const random = createRandom(seed, id);
  const leaf = leafOf(id, random);
  const maker = random.pick(MAKERS[leaf.profile.makers]);
  const model = modelName(leaf, random);
  const unpriced = variantsOf(leaf, lookOf(leaf, random), id, skuPrefixOf(maker), random);
  const facts = factsOf(leaf, unpriced, random);
  const popularity = Math.floor(10_000 * random.next() ** 3.2);
  const arrivedDaysAgo = Math.floor(420 * random.next() ** 1.6);
  const fate = fateOf(createRandom(seed, id + FATES));
  const contentOf = contentsOf(leaf, createRandom(seed, id + CONTENTS));
  const variants = unpriced.map(({ past, ...variant }): Variant => {
    const steps = priceSteps(past, fate, arrivedDaysAgo);
    const price = steps.at(-1)?.price ?? past.usual;
    return { ...variant, steps, price, content: contentOf(variant) };
  });
  return {
    id,
    slug: slugOf(`${maker} ${model} ${leaf.item[0]}`),
    maker,
    category: leaf.slug,
    tariffLine: leaf.profile.tariffLine,
    ...measuresOf(leaf, random),
    isWithdrawn: id > LEAVES.length && random.chance(WITHDRAWN),
    popularity,
    paid: Math.floor(popularity * (0.03 + random.next() * 0.05)),
    arrivedDaysAgo,
    names: productNames(leaf, model, facts),
    descriptions: productDescriptions(leaf, model, maker, random),
    facts,
    flags: flagsOf({ leaf, facts, arrivedDaysAgo, popularity, price: variants[0]?.price ?? 0 }, random),
    warnings: WARNINGS.filter(({ belongs }) => belongs.test(leaf.slug)).map(({ id: warning }) => warning),
    variants,
  };
}

/** All products in order, each slug once. */
export function* makeProducts(count: number, seed: number): Generator<Product> {
  const taken = new Set<string>();
  for (let id = 1; id <= count; id += 1) {
    const product = makeProduct(id, seed);
    const slug = taken.has(product.slug) ? `${product.slug}-${id}` : product.slug;
    taken.add(slug);
    yield { ...product, slug };
  }
}

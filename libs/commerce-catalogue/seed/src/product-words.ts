import { CLOSINGS, OPENINGS, descriptionOf } from './content/descriptions.ts';
import { FIELDS } from './content/fields.ts';
import { GENERATIONS, MODEL_NAMES } from './content/models.ts';
import type { Words } from './content/words.ts';
import type { Fact } from './product.ts';
import type { Random } from './random.ts';
import type { Leaf } from './tree.ts';

const VALUE_NAMES: ReadonlyMap<string, Words> = new Map(
  FIELDS.flatMap((field) =>
    field.values.map((value) => [`${field.slug}/${value.slug}`, value.names] as const),
  ),
);

/** "Women’s shirt" continues in lower case within a name, "T-shirt" and "IP67" do not. */
const goOn = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

export const modelName = (leaf: Leaf, random: Random): string => {
  const name = random.pick(MODEL_NAMES);
  return leaf.profile.hasGenerations && random.chance(0.75) ? `${name} ${random.pick(GENERATIONS)}` : name;
};

const each = (build: (language: 0 | 1 | 2 | 3) => string): Words => [build(0), build(1), build(2), build(3)];

/** English puts the model first; the other three begin with the kind of goods. */
export function productNames(leaf: Leaf, model: string, facts: readonly Fact[]): Words {
  const told = facts.find(([field]) => field === leaf.profile.highlight);
  const values = told && VALUE_NAMES.get(told.join('/'));
  return each((language) => {
    const item = leaf.item[language];
    const name = language === 0 ? `${model} ${goOn(item)}` : `${item} ${model}`;
    return values ? `${name}, ${goOn(values[language])}` : name;
  });
}

export function productDescriptions(leaf: Leaf, model: string, maker: string, random: Random): Words {
  const [opening, closing] = [random.pick(OPENINGS), random.pick(CLOSINGS)];
  const middle = descriptionOf(leaf.profile.text);
  return each((language) =>
    `${opening[language]} ${middle[language]} ${closing[language]}`
      .replaceAll('{model}', model)
      .replaceAll('{maker}', maker),
  );
}

/** Latin letters, digits and hyphens: the same address in every language. */
export const slugOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f’'.]/g, '')
    .replaceAll('&', ' and ')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

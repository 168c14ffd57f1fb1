import { globalStyle, type GlobalStyleRule, style, type StyleRule } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { layers } from './layers.css.ts';

type Rule = Omit<StyleRule, '@layer'>;

const inComponents = (rule: Rule): StyleRule => ({ '@layer': { [layers.component]: rule } }) as StyleRule;

/** Like `style`, in the components' layer. Call it from a `.css.ts` only. */
export const componentStyle = (rule: Rule, debugId?: string): string => style(inComponents(rule), debugId);

/** For rules that a class cannot express: a state of one part that changes another part. */
export const componentGlobalStyle = (selector: string, rule: Omit<GlobalStyleRule, '@layer'>) =>
  globalStyle(selector, { '@layer': { [layers.component]: rule } } as GlobalStyleRule);

type Variants = Record<string, Record<string, Rule>>;
type Picked<V extends Variants> = {
  [Name in keyof V]?: Flag<keyof V[Name]>;
};
type Flag<Key> = Key extends 'true' | 'false' ? boolean : Key;

type Recipe<V extends Variants> = {
  base?: Rule;
  variants: V;
  compoundVariants?: readonly { variants: Picked<V>; style: Rule }[];
  defaultVariants?: Picked<V>;
};

/** Like `recipe`, in the components' layer. */
export const componentRecipe = <V extends Variants>(
  { base = {}, variants, compoundVariants = [], defaultVariants = {} }: Recipe<V>,
  debugId?: string,
): ((picked?: Picked<V>) => string) => {
  const layered = Object.fromEntries(
    Object.entries(variants).map(([name, choices]) => [
      name,
      Object.fromEntries(Object.entries(choices).map(([choice, rule]) => [choice, inComponents(rule)])),
    ]),
  );
  const made: unknown = recipe(
    {
      base: inComponents(base),
      variants: layered,
      compoundVariants: compoundVariants.map((compound) => ({
        variants: compound.variants as Record<string, string>,
        style: inComponents(compound.style),
      })),
      defaultVariants: defaultVariants as Record<string, string>,
    },
    debugId,
  );
  return made as (picked?: Picked<V>) => string;
};

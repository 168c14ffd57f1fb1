/** The traces of a theme in a brand's built styles. */
export type ThemeMarks = {
  /** Classes that set the theme's roles: one, of the document element. */
  classes: ReadonlySet<string>;
  /** Its tokens: from `--color-primary` to its values in light, dark, wide and narrow. */
  tokens: ReadonlyMap<string, ReadonlySet<string>>;
};

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const TOKEN = /(--[\w-]+):([^;]+)/g;
/** Every theme sets it, and nothing else does. */
const ROLE = '--color-surface:';

/** Finds the theme in the text of a brand's styles. */
export const themeMarks = (css: string): ThemeMarks => {
  const classes = new Set<string>();
  const tokens = new Map<string, Set<string>>();
  for (const [, selector = '', body = ''] of css.matchAll(RULE)) {
    if (!body.includes(ROLE)) continue;
    for (const [, name = ''] of selector.matchAll(/\.([\w-]+)/g)) classes.add(name);
    for (const [, token = '', value = ''] of body.matchAll(TOKEN))
      tokens.set(token, (tokens.get(token) ?? new Set()).add(value.trim()));
  }
  return { classes, tokens };
};

/** Colours of six digits. Shorter ones, such as black and white, are common to all themes. */
const COLOUR = /#[0-9a-f]{6}(?![0-9a-f])/g;
/** A theme’s own font is the first; the others are fonts of the device. */
const FACE = /^"([^"]+)"/;

const FONTS = ['--font-text', '--font-heading'];

/** The colours and fonts that only one theme has. */
export const traitsOf = ({ tokens }: ThemeMarks): ReadonlySet<string> => {
  const values = [...tokens].flatMap(([token, all]) => [...all].map((value) => [token, value] as const));
  return new Set(
    values.flatMap(([token, value]) => [
      ...(value.match(COLOUR) ?? []),
      ...(FONTS.includes(token) ? [FACE.exec(value)?.[1] ?? []].flat() : []),
    ]),
  );
};

/** Traits of other themes in a brand's styles; must be empty. */
export const foreignTraits = (css: string, own: ThemeMarks, others: readonly ThemeMarks[]): string[] => {
  const ours = traitsOf(own);
  const theirs = new Set(others.flatMap((other) => [...traitsOf(other)]));
  return [...theirs].filter((trait) => !ours.has(trait) && css.includes(trait)).sort();
};

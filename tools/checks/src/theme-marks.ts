/** What a theme leaves in a brand's built styles. */
export type ThemeMarks = {
  /** Classes that fill the theme's roles: one, worn by the document. */
  classes: ReadonlySet<string>;
  /** Its tokens, `--color-primary` to every value that it takes in light, dark, wide and narrow. */
  tokens: ReadonlyMap<string, ReadonlySet<string>>;
};

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const TOKEN = /(--[\w-]+):([^;]+)/g;
/** Every theme fills it, and nothing else does. */
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

/** Colours of six digits: shorter ones, black and white among them, are common to all themes. */
const COLOUR = /#[0-9a-f]{6}(?![0-9a-f])/g;
/** A theme’s own face stands first; those behind it are of the reader’s machine. */
const FACE = /^"([^"]+)"/;

const FONTS = ['--font-text', '--font-heading'];

/** The colours and the fonts by which a theme can be told from others. */
export const traitsOf = ({ tokens }: ThemeMarks): ReadonlySet<string> => {
  const values = [...tokens].flatMap(([token, all]) => [...all].map((value) => [token, value] as const));
  return new Set(
    values.flatMap(([token, value]) => [
      ...(value.match(COLOUR) ?? []),
      ...(FONTS.includes(token) ? [FACE.exec(value)?.[1] ?? []].flat() : []),
    ]),
  );
};

/** Traits of other themes that stand in a brand's styles; none is how it must be. */
export const foreignTraits = (css: string, own: ThemeMarks, others: readonly ThemeMarks[]): string[] => {
  const ours = traitsOf(own);
  const theirs = new Set(others.flatMap((other) => [...traitsOf(other)]));
  return [...theirs].filter((trait) => !ours.has(trait) && css.includes(trait)).sort();
};

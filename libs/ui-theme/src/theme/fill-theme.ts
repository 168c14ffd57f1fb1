import { createTheme, globalStyle } from '@vanilla-extract/css';
import { calmMotion, upTo } from './breakpoints.ts';
import { layers } from './layers.css.ts';
import type { ThemeTokens, TokenChanges } from './theme-tokens.ts';
import { roles } from './theme.css.ts';

type Filling = {
  tokens: ThemeTokens;
  /** The values at 1200 px and below, and at 640 px and below. */
  onCards?: TokenChanges;
  onSmall?: TokenChanges;
  /** A theme without a dark filling is light, whatever the visitor's system prefers. */
  dark?: TokenChanges;
};

const varsOf = (changes: TokenChanges): Record<string, string> => assignChanged(roles, changes);

const assignChanged = (contract: object, changes: object): Record<string, string> =>
  Object.entries(changes).reduce<Record<string, string>>((vars, [key, value]) => {
    const role = (contract as Record<string, unknown>)[key];
    return typeof value === 'string'
      ? { ...vars, [String(role)]: value }
      : { ...vars, ...assignChanged(role as object, value as object) };
  }, {});

const still = { motion: { fast: '.01ms', base: '.01ms', slow: '.01ms' } };

/** Creates the class of the document. Call it from a theme's `theme.css.ts` only. */
export const fillTheme = ({ tokens, onCards = {}, onSmall = {}, dark }: Filling): string => {
  const className = createTheme(roles, { '@layer': layers.theme, ...tokens } as typeof tokens);
  const say = (selector: string, media: string | null, rule: object) =>
    globalStyle(selector, {
      '@layer': { [layers.theme]: media ? { '@media': { [media]: rule } } : rule },
    });

  say(`.${className}`, null, { colorScheme: 'light' });
  say(`.${className}`, upTo('cards'), { vars: varsOf(onCards) });
  say(`.${className}`, upTo('sm'), { vars: varsOf(onSmall) });
  say(`.${className}`, calmMotion, { vars: varsOf(still) });
  if (dark) {
    const night = { colorScheme: 'dark', vars: varsOf(dark) };
    say(`.${className}[data-scheme="dark"]`, null, night);
    say(`.${className}:not([data-scheme])`, '(prefers-color-scheme: dark)', night);
  }
  return className;
};

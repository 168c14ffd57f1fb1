import type { ColorScheme } from '@shop/ui-theme/theme';
import type { ThemeName } from './themes.ts';

const DARK = '-dark';

/** A choice of the toolbar: a theme in one of its schemes. */
export const lookName = (theme: ThemeName, scheme: ColorScheme): string =>
  scheme === 'dark' ? theme + DARK : theme;

/** The theme and the scheme of a toolbar's choice. */
export const readLookName = (name: string): { theme: ThemeName; scheme: ColorScheme } =>
  name.endsWith(DARK)
    ? { theme: name.slice(0, -DARK.length) as ThemeName, scheme: 'dark' }
    : { theme: name as ThemeName, scheme: 'light' };

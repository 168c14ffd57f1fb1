import type { ThemeBundle } from '@shop/ui-theme/theme';
import * as ae from '@shop/ui-theme/themes/ae';
import * as alt from '@shop/ui-theme/themes/alt';
import * as first from '@shop/ui-theme/themes/default';
import * as nl from '@shop/ui-theme/themes/nl';
import * as pj from '@shop/ui-theme/themes/pj';
import * as tp from '@shop/ui-theme/themes/tp';
import * as wl from '@shop/ui-theme/themes/wl';

export const themes = { default: first, alt, pj, tp, wl, nl, ae } as const satisfies Record<
  string,
  ThemeBundle
>;

export type ThemeName = keyof typeof themes;

export const themeNames = Object.keys(themes) as ThemeName[];

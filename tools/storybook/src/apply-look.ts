import { findLanguage } from '@shop/i18n';
import type { ColorScheme, ThemeBundle } from '@shop/ui-theme/theme';
import { readLookName } from './look-name.ts';
import { themes, type ThemeName } from './themes.ts';

export type Look = { theme: ThemeName; scheme: ColorScheme; locale?: string };

const bundles: Record<string, ThemeBundle> = themes;

/** Sets theme, scheme and language of the document, as the server does for a brand's pages. */
export const applyLook = ({ theme, scheme, locale = 'en' }: Look, page = document.documentElement) => {
  const bundle = bundles[theme] ?? themes.default;
  page.classList.remove(...Object.values(bundles).map(({ themeClass }) => themeClass));
  page.classList.add(bundle.themeClass);
  // A light-only theme stays light with any toolbar choice.
  page.dataset['scheme'] = bundle.colorSchemes.includes(scheme) ? scheme : 'light';
  page.lang = findLanguage(locale)?.tag ?? 'en';
};

/** Applies the toolbar's choice to the document. */
export const applyToolbar = (globals: { theme?: string; locale?: string }) =>
  applyLook({ ...readLookName(globals.theme ?? 'default'), locale: globals.locale ?? 'en' });

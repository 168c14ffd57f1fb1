import { findLanguage } from '@shop/i18n';
import type { ColorScheme, ThemeBundle } from '@shop/ui-theme/theme';
import { readLookName } from './look-name.ts';
import { themes, type ThemeName } from './themes.ts';

export type Look = { theme: ThemeName; scheme: ColorScheme; locale?: string };

const bundles: Record<string, ThemeBundle> = themes;

/** The document wears theme, scheme and language, as the server writes them on a brand's pages. */
export const wearLook = ({ theme, scheme, locale = 'en' }: Look, page = document.documentElement) => {
  const bundle = bundles[theme] ?? themes.default;
  page.classList.remove(...Object.values(bundles).map(({ themeClass }) => themeClass));
  page.classList.add(bundle.themeClass);
  // A theme that is light only stays so, whatever the toolbar says.
  page.dataset['scheme'] = bundle.colorSchemes.includes(scheme) ? scheme : 'light';
  page.lang = findLanguage(locale)?.tag ?? 'en';
};

/** The document wears what is chosen above the stories. */
export const wearGlobals = (globals: { theme?: string; locale?: string }) =>
  wearLook({ ...readLookName(globals.theme ?? 'default'), locale: globals.locale ?? 'en' });

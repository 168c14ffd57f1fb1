import type { ColorScheme, ThemeBundle } from '@shop/ui-theme/theme';
import { themes, type ThemeName } from './themes.ts';

export type Look = { theme: ThemeName; scheme: ColorScheme };

const bundles: Record<string, ThemeBundle> = themes;

/** The document wears a theme's class and scheme, as the server writes them on a brand's pages. */
export const wearLook = ({ theme, scheme }: Look, page = document.documentElement) => {
  const bundle = bundles[theme] ?? themes.default;
  page.classList.remove(...Object.values(bundles).map(({ themeClass }) => themeClass));
  page.classList.add(bundle.themeClass);
  // A theme that is light only stays so, whatever the toolbar says.
  page.dataset['scheme'] = bundle.colorSchemes.includes(scheme) ? scheme : 'light';
};

import { LANGUAGES } from '@shop/i18n';
import type { Preview } from '@storybook/react-vite';
import { lookName } from './look-name.ts';
import { themeNames, themes } from './themes.ts';

/** The toolbar above every story. */
export const toolbars: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme and scheme',
    toolbar: {
      icon: 'paintbrush',
      // Dark only for themes that have it: a separate switch would suggest it for all themes.
      items: themeNames.flatMap((name) =>
        themes[name].colorSchemes.map((scheme) => ({
          value: lookName(name, scheme),
          title: scheme === 'dark' ? `${name}, dark` : name,
        })),
      ),
      dynamicTitle: true,
    },
  },
  locale: {
    description: 'Language: of the document, and of pages',
    toolbar: {
      icon: 'globe',
      items: LANGUAGES.map(({ code, title }) => ({ value: code, title, right: code })),
      dynamicTitle: true,
    },
  },
};

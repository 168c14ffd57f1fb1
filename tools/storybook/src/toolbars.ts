import { LANGUAGES } from '@shop/i18n';
import type { Preview } from '@storybook/react-vite';
import { lookName } from './look-name.ts';
import { themeNames, themes } from './themes.ts';

/** What can be chosen above every story. */
export const toolbars: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme and scheme',
    toolbar: {
      icon: 'paintbrush',
      // Dark only where the theme knows it: a switch would promise what six themes do not have.
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

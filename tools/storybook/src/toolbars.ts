import { LANGUAGES } from '@shop/i18n';
import type { Preview } from '@storybook/react-vite';
import { themeNames, themes } from './themes.ts';

const knowsDark = (name: (typeof themeNames)[number]) =>
  (themes[name].colorSchemes as readonly string[]).includes('dark');

/** What can be chosen above every story. */
export const toolbars: NonNullable<Preview['globalTypes']> = {
  theme: {
    description: 'Theme',
    toolbar: {
      icon: 'paintbrush',
      items: themeNames.map((value) => ({
        value,
        title: value,
        right: knowsDark(value) ? 'light and dark' : 'light',
      })),
      dynamicTitle: true,
    },
  },
  scheme: {
    description: 'Scheme, where the theme knows it',
    toolbar: {
      icon: 'mirror',
      items: [
        { value: 'light', title: 'light', icon: 'sun' },
        { value: 'dark', title: 'dark', icon: 'moon' },
      ],
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

const screen = (name: string, width: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({
  name: `${name}, ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
  type,
});

export const viewports = {
  small: screen('Small', 375, 812, 'mobile'),
  medium: screen('Medium', 768, 1024, 'tablet'),
  large: screen('Large', 1280, 900, 'desktop'),
};

import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes as paper } from 'storybook/theming';
import { applyToolbar } from './apply-look.ts';
import './docs-page.css.ts';

type Store = { store: { userGlobals: { globals: object } } };

/** A documentation page with the theme of the toolbar. Its stories are in the same document. */
export const DocsPage = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  applyToolbar((context as unknown as Store).store.userGlobals.globals);
  const isDark = document.documentElement.dataset['scheme'] === 'dark';
  return (
    <DocsContainer context={context} theme={isDark ? paper.dark : paper.light}>
      {children}
    </DocsContainer>
  );
};

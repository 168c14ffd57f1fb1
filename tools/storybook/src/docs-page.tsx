import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { themes as paper } from 'storybook/theming';
import { wearGlobals } from './wear-look.ts';
import './docs-page.css.ts';

type Store = { store: { userGlobals: { globals: object } } };

/** A page of documentation in the look that the toolbar asks for: its stories share the document with it. */
export const DocsPage = ({ context, children }: PropsWithChildren<DocsContainerProps>) => {
  wearGlobals((context as unknown as Store).store.userGlobals.globals);
  const isDark = document.documentElement.dataset['scheme'] === 'dark';
  return (
    <DocsContainer context={context} theme={isDark ? paper.dark : paper.light}>
      {children}
    </DocsContainer>
  );
};

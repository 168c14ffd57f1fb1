import { SiteApp } from '@shop/app-shell';
import type { PageStory } from '@shop/testing-react/stories';
import type { Decorator, Loader } from '@storybook/react-vite';
import { RouterProvider } from 'react-router-dom';
import type { Look } from '../apply-look.ts';
import type { OpenPage } from './open-page.ts';

/** Opens the page that a story names, before the story is rendered. */
export const loadPage: Loader = async ({ parameters, globals }) => {
  const story = parameters['page'] as PageStory | undefined;
  if (!story) return {};
  // Stories of components do not need the shop.
  const { openPage } = await import('./open-page.ts');
  return { opened: await openPage(story, globals as Look) };
};

let count = 0;
const names = new WeakMap<OpenPage, number>();
const keyOf = (opened: OpenPage) => {
  const known = names.get(opened) ?? (count += 1);
  names.set(opened, known);
  return known;
};

export const withPage: Decorator = (Story, { loaded }) => {
  const opened = (loaded as { opened?: OpenPage }).opened;
  if (!opened) return <Story />;
  const { site, page, router } = opened;
  return (
    <SiteApp key={keyOf(opened)} site={site} page={page}>
      <RouterProvider router={router} />
    </SiteApp>
  );
};

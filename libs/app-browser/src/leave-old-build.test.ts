import { createBrowserRouter, type DataRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveOldBuild } from './leave-old-build.ts';

const load = vi.fn();
const sent = vi.fn(() => null);
let isEditing = false;
let mayLoad = true;
let router: DataRouter;

beforeEach(() => {
  history.replaceState(null, '', '/lt/search?s=boots');
  const routes = ['/', '/search', '/cart'].map((path) => ({ path, loader: () => null, action: sent }));
  router = createBrowserRouter(routes, { basename: '/lt' });
  leaveOldBuild({
    router,
    isEditing: () => isEditing,
    loadOnce: (run) => {
      if (mayLoad) run();
      return mayLoad;
    },
    load,
  });
});
afterEach(() => {
  router.dispose();
  isEditing = false;
  mayLoad = true;
  vi.clearAllMocks();
});

test('the next navigation of a page of an older build is a page load', async () => {
  await router.navigate('/cart?x=1#top');
  await router.navigate({ pathname: '/' });
  await router.navigate({ search: '?s=hats' });
  expect(load.mock.calls).toEqual([['/lt/cart?x=1#top'], ['/lt'], ['/lt/search?s=hats']]);
  expect(router.state.location.pathname).toBe('/lt/search');
});

test('a form that requests a page is a page load as well', async () => {
  const formData = new FormData();
  formData.set('s', 'warm hats');
  await router.navigate('/search', { formMethod: 'get', formData });
  expect(load).toHaveBeenCalledExactlyOnceWith('/lt/search?s=warm+hats');
});

test('a form that sends data is sent by the page', async () => {
  const formData = new FormData();
  formData.set('name', 'Ona');
  await router.navigate('/cart', { formMethod: 'post', formData });
  expect(sent).toHaveBeenCalledTimes(1);
  expect(load).not.toHaveBeenCalled();
});

test('a page with unsaved input, or one loaded a moment ago, stays', async () => {
  isEditing = true;
  await router.navigate('/cart');
  expect(router.state.location.pathname).toBe('/lt/cart');
  isEditing = false;
  mayLoad = false;
  await router.navigate('/search');
  expect(router.state.location.pathname).toBe('/lt/search');
  expect(load).not.toHaveBeenCalled();
});

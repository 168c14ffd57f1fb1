import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// Allows for a busy machine: a missing element fails the test, only later.
configure({ asyncUtilTimeout: 8000 });

// Each test is a separate tab: text typed in another one is not there.
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

// jsdom has no layout, so no size ever changes.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// The files of a library share one document.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
});

import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test, vi } from 'vitest';
import { resourceKey, createTranslationStore } from './translation-store.ts';

const resources = {
  'lt.translation.shell.cart': 'Vežimėlis',
  'lt.translation.shell.broken': 'Vežimėlis {',
  'en.translation.shell.cart': 'Trolley',
};

test('R-TRN-01 R-TRN-02 the store has its locale, the resources by locale and key, and the data compiled from them once', () => {
  const compile = vi.fn((text: string) => text);
  const store = createTranslationStore({ locale: 'en', resources, compile });
  expect(store).toEqual({ locale: 'en', resources, data: { 'shell.cart': 'Trolley' } });
  expect(store.resources[resourceKey('lt', 'shell.cart')]).toBe('Vežimėlis');
  expect(store.data['shell.cart']).toBe(store.data['shell.cart']);
  expect(compile).toHaveBeenCalledExactlyOnceWith('Trolley');
});

test('an invalid message is left out, so that the catalogue’s own is shown', () => {
  const { data } = createTranslationStore({
    locale: 'lt',
    resources,
    compile: (text) => parse(text) as never,
  });
  expect(Object.keys(data)).toEqual(['shell.cart']);
});

import type { DataRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { followLinks } from './follow-links.ts';

const went: string[] = [];
let keptPlace: unknown;
const router = {
  navigate: async (to: string, how: { preventScrollReset?: boolean }) => {
    went.push(to);
    keptPlace = how.preventScrollReset;
  },
} as unknown as DataRouter;

beforeAll(() => followLinks(router, 'lt'));
afterEach(() => {
  went.length = 0;
  document.body.replaceChildren();
});

/** Clicks a link; true when the browser would still follow it itself. */
const click = (attributes: Record<string, string>, how: MouseEventInit = {}): boolean => {
  const link = document.createElement('a');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, value);
  link.append(document.createElement('b'));
  document.body.append(link);
  let isLeft = false;
  const watch = (event: MouseEvent) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', watch, { once: true });
  link.firstElementChild?.dispatchEvent(
    new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...how }),
  );
  return isLeft;
};

describe('a link of the page’s language', () => {
  test('opens without a page load, and the router handles its language', () => {
    expect(click({ href: '/lt/cart?a=1' })).toBe(false);
    expect(click({ href: '/lt' })).toBe(false);
    expect(went).toEqual(['/cart?a=1', '/']);
  });

  test('scrolls to the top of its page unless the link keeps the position', () => {
    click({ href: '/lt/p/k7' });
    expect(keptPlace).toBe(false);
    click({ href: '/lt/p/k7?productVariant=2', 'data-keeps-place': '' });
    expect(keptPlace).toBe(true);
  });

  test('is left to the browser with a key held, a target or a download', () => {
    for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])
      expect(click({ href: '/lt/cart' }, how)).toBe(true);
    expect(click({ href: '/lt/cart', target: '_blank' })).toBe(true);
    expect(click({ href: '/lt/cart', download: '' })).toBe(true);
    expect(went).toEqual([]);
  });
});

test('another language, another site and internal routes are page loads', () => {
  for (const href of ['/en/cart', 'https://other.example/lt', '/img/card/x.webp', '/dev/mailbox', '/status'])
    expect(click({ href }), href).toBe(true);
  expect(went).toEqual([]);
});

import { useSyncExternalStore } from 'react';

const page = () => document.documentElement;

const watch = (tell: () => void) => {
  const looks = new MutationObserver(tell);
  looks.observe(page(), { attributeFilter: ['class', 'data-scheme'] });
  window.addEventListener('resize', tell);
  return () => {
    looks.disconnect();
    window.removeEventListener('resize', tell);
  };
};

const worn = () => `${page().className} ${page().dataset['scheme']} ${window.innerWidth}`;

/** `var(--color-text)` → its value in the document's current theme: `#0F1B26`. */
const read = (reference: string): string => {
  const [, name = ''] = /^var\((--[\w-]+)/.exec(reference) ?? [];
  return getComputedStyle(page()).getPropertyValue(name).trim();
};

/** Reads roles of the document's theme, again after each change of the theme or of the width. */
export const useComputedTokens = () => {
  useSyncExternalStore(watch, worn);
  return read;
};

/** The computed value: `clamp(…)` → `15.9px`, `#FFF` or `white` → `rgb(255, 255, 255)`. */
const computed = (property: 'fontSize' | 'width' | 'color', value: string): string => {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.cssText = 'position:absolute;visibility:hidden;display:block';
  probe.style[property] = value;
  const made = getComputedStyle(probe)[property];
  probe.remove();
  return made;
};

export const measured = (property: 'fontSize' | 'width', value: string): string =>
  `${Math.round(Number.parseFloat(computed(property, value)) * 10) / 10}px`;

/** `#rrggbb` of an opaque colour. A build may write it in another, shorter form. */
export const hexOf = (colour: string): string | undefined => {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed('color', colour))?.slice(1);
  return parts && `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
};

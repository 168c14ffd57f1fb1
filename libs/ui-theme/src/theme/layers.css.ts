import { globalLayer } from '@vanilla-extract/css';

/** Later layers win. The styles of a page are in no layer, so they win over every component. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  component: globalLayer('component'),
  spacing: globalLayer('spacing'),
};

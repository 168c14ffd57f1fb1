import { globalLayer } from '@vanilla-extract/css';

/** Later wins. A page's own styles stand outside all layers and so win over every component. */
export const layers = {
  reset: globalLayer('reset'),
  theme: globalLayer('theme'),
  component: globalLayer('component'),
  spacing: globalLayer('spacing'),
};

import { shopFont } from '@shop/ui-theme/theming';

shopFont({
  family: 'Figtree',
  weight: '400 700',
  own: '../fonts/figtree.woff2',
  others: '@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2',
  standIn: { like: 'sans', size: 99.4, ascent: 95.6, descent: 25.1, dejavu: { regular: 87.4, bold: 80 } },
});

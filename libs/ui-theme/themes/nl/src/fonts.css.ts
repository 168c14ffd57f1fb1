import { shopFont } from '@shop/ui-theme/theming';

shopFont({
  family: 'Plus Jakarta Sans',
  weight: '400 800',
  own: '../fonts/plus-jakarta-sans.woff2',
  others: '@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2',
  standIn: { like: 'sans', size: 103.1, ascent: 100.9, descent: 21.3, dejavu: { regular: 92.6, bold: 84.3 } },
});

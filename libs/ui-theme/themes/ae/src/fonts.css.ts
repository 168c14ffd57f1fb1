import { shopFont } from '@shop/ui-theme/theming';

shopFont({
  family: 'Manrope',
  weight: '400 700',
  own: '../fonts/manrope.woff2',
  others: '@fontsource-variable/manrope/files/manrope-latin-ext-wght-normal.woff2',
  standIn: { like: 'sans', size: 99.9, ascent: 107.1, descent: 30, dejavu: { regular: 89.4, bold: 81.2 } },
});

shopFont({
  family: 'Fraunces',
  weight: '100 900',
  own: '../fonts/fraunces.woff2',
  others: '@fontsource-variable/fraunces/files/fraunces-latin-ext-opsz-normal.woff2',
  standIn: { like: 'serif', size: 114, ascent: 85.9, descent: 22.8, dejavu: { regular: 90 } },
});

import { shopFont } from '@shop/ui-theme/theming';

shopFont({
  family: 'Instrument Sans',
  weight: '400 700',
  own: '../fonts/instrument-sans.woff2',
  others: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
  standIn: { like: 'sans', size: 99.8, ascent: 97.2, descent: 25, dejavu: { regular: 89.4, bold: 81.4 } },
});

import { shopFont } from '@shop/ui-theme/theming';

shopFont({
  family: 'IBM Plex Sans',
  weight: '400 700',
  own: '../fonts/ibm-plex-sans.woff2',
  others: {
    '400': '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-400-normal.woff2',
    '600': '@fontsource/ibm-plex-sans/files/ibm-plex-sans-latin-ext-600-normal.woff2',
  },
  standIn: { like: 'sans', size: 101.3, ascent: 101.7, descent: 27.6, dejavu: { regular: 90, bold: 82.1 } },
});

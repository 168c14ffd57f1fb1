import { shopFont } from '@shop/ui-theme/theming';

shopFont({
  family: 'DM Sans',
  weight: '400 700',
  own: '../fonts/dm-sans.woff2',
  others: '@fontsource-variable/dm-sans/files/dm-sans-latin-ext-wght-normal.woff2',
  standIn: { like: 'sans', size: 102.2, ascent: 96.9, descent: 30.3, dejavu: { regular: 91.8, bold: 84.4 } },
});

shopFont({
  family: 'Bricolage Grotesque',
  weight: '200 800',
  own: '../fonts/bricolage-grotesque.woff2',
  others: '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2',
  standIn: { like: 'sans', size: 109, ascent: 85.3, descent: 24.8, dejavu: { bold: 84.8 } },
});

/** What makes a theme's class and declares its fonts; only for a theme's `.css.ts` files, which run while the shop is built. */
export { fillTheme } from './theme/fill-theme.ts';
export { shopFont, type ShopFont } from './theme/shop-font.ts';

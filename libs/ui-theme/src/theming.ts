/**
 * Creates a theme's class and declares its fonts; only for a theme's `.css.ts` files, which run at build
 * time.
 */
export { fillTheme } from './theme/fill-theme.ts';
export { shopFont, type ShopFont } from './theme/shop-font.ts';

import { fillTheme } from '@shop/ui-theme/theming';
import { tokens } from './tokens.ts';

export const themeClass = fillTheme({
  tokens,
  onCards: { density: { columns: '4' } },
  onSmall: { density: { header: '60px', control: '44px', columns: '2' } },
});

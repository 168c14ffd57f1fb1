import { fillTheme } from '@shop/ui-theme/theming';
import { tokens } from './tokens.ts';

export const themeClass = fillTheme({
  tokens,
  onCards: { density: { columns: '3' } },
  onSmall: { density: { gap: '12px', rowGap: '28px', header: '64px', columns: '2' } },
});

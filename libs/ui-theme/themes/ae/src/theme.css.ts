import { fillTheme } from '@shop/ui-theme/theming';
import { tokens } from './tokens.ts';

export const themeClass = fillTheme({
  tokens,
  onCards: { density: { columns: '2' } },
  onSmall: { density: { gap: '14px', rowGap: '36px', header: '64px', columns: '2' } },
});

import { shared } from './shared-tokens.ts';
import { tinted, tonesOf } from './brand-tones.ts';
import type { ThemeTokens } from './theme-tokens.ts';

/**
 * A neutral theme for a partner with one colour, `#rrggbb`: every tone is derived from it, and all of them
 * have enough contrast for any colour.
 */
export const partnerTokens = (partner: string): ThemeTokens => {
  const paper = (grey: string, strength?: number) => tinted(grey, partner, strength);
  const surface = '#FFFFFF';
  const [sunken, tile] = [paper('#F6F6F6'), paper('#F4F4F4')];
  return {
    color: {
      surface,
      raised: '#FFFFFF',
      sunken,
      tile,
      text: paper('#111111', 0.02),
      muted: paper('#565656', 0.02),
      line: paper('#E0E0E0'),
      lineStrong: paper('#7D7D7D', 0.02),
      outline: paper('#E0E0E0'),
      ...tonesOf(partner, [surface, sunken, tile]),
      sale: '#B3261E',
      onSale: '#FFFFFF',
      saleSoft: '#FBEBEA',
      success: '#1B6B3A',
      successSoft: '#E6F3EA',
      warning: '#7F5200',
      warningSoft: '#FBF2DC',
      critical: '#B3261E',
      criticalSoft: '#FBEBEA',
      onTone: surface,
      focus: '#1A6FD0',
      chart: paper('#D2D2D2'),
      veil: 'rgb(0 0 0/.5)',
      shade: 'rgb(0 0 0/.05)',
      well: tile,
      outlineStrong: 'transparent',
      tileLine: 'transparent',
      frameLine: paper('#E0E0E0'),
      primaryLine: 'transparent',
      quietLine: paper('#7D7D7D', 0.02),
      tileLight: 'none',
    },
    flag: `linear-gradient(90deg,#FFFFFF 0 50%,${partner} 0)`,
    font: {
      text: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif',
      heading: 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif',
    },
    weight: { ...shared.weight, heading: '650' },
    tracking: { ...shared.tracking, heading: '-.018em' },
    type: { ...shared.type },
    radius: {
      small: '5px',
      medium: '8px',
      large: '10px',
      xlarge: '14px',
      pill: '999px',
      tile: '8px',
      card: '8px',
    },
    border: { width: '1px' },
    shadow: { floating: '0 8px 28px rgb(0 0 0/.10)', sheet: '0 24px 64px rgb(0 0 0/.18)' },
    card: { background: 'transparent', line: 'transparent', border: '0px', padding: '0px' },
    density: { ...shared.density },
    motion: shared.motion,
    leading: shared.leading,
    page: shared.page,
  };
};

import { shared } from '../../theme/shared-tokens.ts';
import { contrast, mix } from '../../theme/colour-mix.ts';
import type { ThemeTokens } from '../../theme/theme-tokens.ts';

const WHITE = '#FFFFFF';
const INK = '#111111';

/**
 * A neutral frame that one colour of the partner's fills: every tint is mixed from it, and what
 * stands on it turns from white to ink when white could not be read.
 */
export const partnerTokens = (partner: string): ThemeTokens => {
  const onPartner = contrast(WHITE, partner) >= 4.5 ? WHITE : INK;
  return {
    color: {
      surface: '#FFFFFF',
      raised: '#FFFFFF',
      sunken: '#F6F6F6',
      tile: '#F4F4F4',
      text: '#111111',
      muted: '#565656',
      line: '#E0E0E0',
      lineStrong: '#7D7D7D',
      outline: '#E0E0E0',
      primary: partner,
      primaryHover: mix(partner, 0.82, WHITE),
      primaryActive: mix(partner, 0.7, WHITE),
      onPrimary: onPartner,
      primarySoft: mix(partner, 0.07, WHITE),
      onPrimarySoft: partner,
      accent: partner,
      onAccent: onPartner,
      accentSoft: mix(partner, 0.07, WHITE),
      onAccentSoft: partner,
      sale: '#B3261E',
      onSale: '#FFFFFF',
      saleSoft: '#FBEBEA',
      success: '#1B6B3A',
      successSoft: '#E6F3EA',
      warning: '#7F5200',
      warningSoft: '#FBF2DC',
      critical: '#B3261E',
      criticalSoft: '#FBEBEA',
      onTone: '#FFFFFF',
      focus: '#1A6FD0',
      chart: '#D2D2D2',
      veil: 'rgb(0 0 0/.5)',
      shade: 'rgb(0 0 0/.05)',
      well: '#F4F4F4',
      outlineStrong: 'transparent',
      tileLine: 'transparent',
      frameLine: '#E0E0E0',
      primaryLine: 'transparent',
      quietLine: '#7D7D7D',
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

export const tokens = partnerTokens('#111111');

import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

const { color, space, type } = theme;

export const promo = componentRecipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-end',
    width: '100%',
    minHeight: 240,
    padding: '36px 40px',
    overflow: 'hidden',
    border: `${theme.border.width} solid ${color.outlineStrong}`,
    borderRadius: theme.radius.xlarge,
    '@media': { [upTo('sm')]: { minHeight: 196, padding: '22px 20px' } },
  },
  variants: {
    look: {
      primary: { background: color.primary, color: color.onPrimary },
      accent: { background: color.accentSoft, color: color.text },
    },
  },
});

export const promoPicture = componentStyle({
  position: 'absolute',
  insetInlineEnd: space[12],
  top: '50%',
  // Never under the text, which ends at 58 %.
  width: 'min(252px, 44%)',
  height: 252,
  maxHeight: '100%',
  objectFit: 'contain',
  transform: 'translateY(-50%)',
  // With large letters the text needs the full width.
  '@media': {
    [upTo('sm')]: { width: 'min(176px, 50%, 100% - 11rem)', height: 176, insetInlineEnd: -16 },
  },
});

export const promoHeading = componentStyle({
  position: 'relative',
  maxWidth: 'min(12em, 58%)',
  fontSize: type.title,
  lineHeight: 1.15,
  '@media': { [upTo('sm')]: { maxWidth: 'max(min(9.5em, 58%), min(100%, 5.5em))' } },
});

export const promoText = componentStyle({
  position: 'relative',
  maxWidth: 'min(27ch, 58%)',
  margin: `${space[6]} 0 ${space[16]}`,
  fontSize: type.small,
  '@media': { [upTo('sm')]: { maxWidth: 'max(min(22ch, 58%), min(100%, 9em))' } },
});

export const promoAction = componentStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[6],
  minHeight: 32,
  fontWeight: theme.weight.strong,
  fontSize: type.small,
});

import { keyframes } from '@vanilla-extract/css';
import { calmMotion } from '../theme/breakpoints.ts';
import { componentRecipe } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const sheen = keyframes({ from: { backgroundPosition: '100% 0' }, to: { backgroundPosition: '-50% 0' } });

export const skeleton = componentRecipe({
  base: {
    display: 'block',
    background: `linear-gradient(90deg,${theme.color.well},${theme.color.line},${theme.color.well})`,
    backgroundSize: '300% 100%',
    borderRadius: theme.radius.small,
    animation: `${sheen} 1.6s linear infinite`,
    '@media': { [calmMotion]: { animation: 'none' } },
  },
  variants: {
    shape: {
      text: { height: 12, marginBlock: 5 },
      title: { height: 28 },
      control: { height: theme.density.control, borderRadius: theme.radius.medium },
      waybill: { height: 78, borderRadius: theme.radius.tile },
      block: { minHeight: 160, borderRadius: theme.radius.large },
      tile: { aspectRatio: '1', borderRadius: theme.radius.tile },
    },
    width: {
      quarter: { width: '25%' },
      third: { width: '38%' },
      half: { width: '50%' },
      most: { width: '80%' },
      full: { width: '100%' },
    },
  },
});

import { componentRecipe, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { easing } from '../theme/scales.ts';

const changes = ['background-color', 'border-color', 'color']
  .map((property) => `${property} ${theme.motion.fast} ${easing}`)
  .join(',');

export const button = componentRecipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.space[10],
    border: `${theme.border.width} solid transparent`,
    borderRadius: theme.radius.medium,
    fontWeight: theme.weight.strong,
    lineHeight: 1.2,
    maxWidth: '100%',
    paddingBlock: theme.space[4],
    textAlign: 'center',
    transition: changes,
    selectors: {
      '&:disabled': {
        background: theme.color.sunken,
        color: theme.color.muted,
        borderColor: theme.color.line,
        cursor: 'not-allowed',
      },
      '&[aria-busy="true"]': { cursor: 'progress' },
    },
  },
  variants: {
    look: {
      primary: {
        background: theme.color.primary,
        color: theme.color.onPrimary,
        borderColor: theme.color.primaryLine,
        selectors: {
          '&:hover:enabled, a&:hover': { background: theme.color.primaryHover },
          '&:active:enabled, a&:active': { background: theme.color.primaryActive },
        },
      },
      quiet: {
        background: theme.color.raised,
        color: theme.color.text,
        borderColor: theme.color.quietLine,
        selectors: {
          '&:hover:enabled, a&:hover': {
            background: theme.color.primarySoft,
            color: theme.color.primary,
            borderColor: theme.color.primary,
          },
        },
      },
      critical: {
        background: theme.color.critical,
        color: theme.color.onTone,
        borderColor: theme.color.primaryLine,
        selectors: { '&:hover:enabled, a&:hover': { borderColor: theme.color.text } },
      },
      link: {
        color: theme.color.primary,
        fontWeight: theme.weight.middle,
        textDecoration: 'underline',
        textDecorationThickness: '1px',
        textUnderlineOffset: '.22em',
        textDecorationColor: 'color-mix(in srgb,currentColor 40%,transparent)',
        selectors: {
          '&:hover': { textDecorationColor: 'currentColor' },
          '&:disabled': { background: 'none' },
        },
      },
      bare: {
        color: theme.color.muted,
        fontWeight: theme.weight.text,
        selectors: { '&:hover': { color: theme.color.critical }, '&:disabled': { background: 'none' } },
      },
    },
    size: {
      small: {
        minHeight: theme.density.controlSmall,
        paddingInline: theme.space[14],
        fontSize: theme.type.small,
      },
      medium: { minHeight: theme.density.control, paddingInline: '22px' },
      large: {
        minHeight: `calc(${theme.density.control} + 8px)`,
        paddingInline: '22px',
        fontSize: theme.type.large,
      },
    },
    isBlock: { true: { width: '100%' }, false: {} },
  },
  defaultVariants: { look: 'primary', size: 'medium', isBlock: false },
  compoundVariants: [
    { variants: { look: 'link' }, style: { paddingInline: 0 } },
    { variants: { look: 'bare' }, style: { paddingInline: 0, gap: theme.space[6] } },
  ],
});

/** A word longer than its button wraps, while the button itself is never narrower than a word. */
export const buttonWords = componentStyle({ minWidth: 0, overflowWrap: 'break-word' });

export const turning = componentStyle({
  width: '1em',
  height: '1em',
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.5,
  strokeDasharray: '14 8',
});

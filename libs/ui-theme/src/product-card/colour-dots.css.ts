import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

const { color, space, type } = theme;

export const DOT_SIZE = 12;
/** A dot with half of the gap on either side. */
export const DOT_CELL = 18;

const dot = (radius: number, ink: string) =>
  `radial-gradient(circle at ${DOT_CELL / 2}px ${DOT_SIZE / 2}px,${ink} ${radius - 0.5}px,transparent ${radius}px) ` +
  `0 0/${DOT_CELL}px ${DOT_SIZE}px`;

/** A larger dot behind each one gives it an outline, for light colours on a light card. */
export const cardDots = componentStyle({
  position: 'relative',
  display: 'block',
  width: 'fit-content',
  height: DOT_SIZE,
  marginInlineStart: (DOT_SIZE - DOT_CELL) / 2,
  background: dot(DOT_SIZE / 2, `color-mix(in srgb,${color.text} 30%,transparent)`),
  selectors: {
    '&[data-more]::after': {
      content: 'attr(data-more)',
      position: 'absolute',
      insetInlineStart: `calc(100% + ${space[2]})`,
      top: 0,
      fontSize: type.caption,
      lineHeight: `${DOT_SIZE}px`,
      color: color.muted,
    },
  },
});

/** Each pixel of the picture fills a cell; the mask shows a round part of it. */
export const cardStrip = componentStyle({
  display: 'block',
  imageRendering: 'pixelated',
  mask: dot(DOT_SIZE / 2 - 0.75, color.text),
});

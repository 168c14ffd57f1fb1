import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { upTo } from '../theme/breakpoints.ts';
import { layers } from '../theme/layers.css.ts';
import { theme } from '../theme/theme.css.ts';

const reset = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(selector, { '@layer': { [layers.reset]: rule } } as GlobalStyleRule);

reset('*, *::before, *::after', { boxSizing: 'border-box' });
reset('html', {
  WebkitTextSizeAdjust: '100%',
  scrollPaddingTop: '96px',
  background: theme.color.surface,
  color: theme.color.text,
});
reset('body', {
  // A short page has its footer at the bottom of the screen.
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  margin: 0,
  font: `${theme.weight.text} ${theme.type.body}/${theme.leading.text} ${theme.font.text}`,
  fontSynthesis: 'none',
  WebkitFontSmoothing: 'antialiased',
  textRendering: 'optimizeLegibility',
  overflowWrap: 'break-word',
  // On a small screen, or with large letters, long words are hyphenated.
  '@media': { [upTo('sm')]: { hyphens: 'auto', hyphenateLimitChars: '10 4 4' } },
});
reset('h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset, legend, table', {
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
});
reset('ul, ol', { listStyle: 'none' });
reset('img, svg', { display: 'block', maxWidth: '100%' });
reset('a', { color: 'inherit', textDecoration: 'none' });
reset('b, strong', { fontWeight: theme.weight.strong });
reset('i, address', { fontStyle: 'normal' });
reset('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' });
reset('summary', { listStyle: 'none', cursor: 'pointer' });
reset('summary::-webkit-details-marker', { display: 'none' });
reset('h1, h2, h3, h4', {
  fontFamily: theme.font.heading,
  fontSize: 'inherit',
  fontWeight: theme.weight.heading,
  letterSpacing: theme.tracking.heading,
  lineHeight: theme.leading.snug,
  textWrap: 'balance',
});
// No last line with a single word.
reset('p', { textWrap: 'pretty' });
reset('s', { textDecorationThickness: '1px' });
reset('[hidden]', { display: 'none' });
reset(':focus-visible', {
  outline: `3px solid ${theme.color.focus}`,
  outlineOffset: '2px',
  borderRadius: theme.radius.small,
});
reset('main', { flex: '1 0 auto' });
reset('main:focus', { outline: 'none' });

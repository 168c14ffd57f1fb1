import { componentGlobalStyle, componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';

export const prose = componentStyle({ maxWidth: theme.page.measure });

componentGlobalStyle(`.${prose} > * + *`, { marginTop: theme.space[14] });
componentGlobalStyle(`.${prose} > * + :is(h2, h3)`, { marginTop: theme.space[32] });
componentGlobalStyle(`.${prose} h2`, { fontSize: theme.type.section });
componentGlobalStyle(`.${prose} h3`, { fontSize: theme.type.large });
componentGlobalStyle(`.${prose} ul`, { listStyle: 'disc', paddingInlineStart: theme.space[20] });
componentGlobalStyle(`.${prose} ol`, { listStyle: 'decimal', paddingInlineStart: theme.space[20] });
componentGlobalStyle(`.${prose} a`, {
  color: theme.color.primary,
  textDecoration: 'underline',
  textUnderlineOffset: '.22em',
});

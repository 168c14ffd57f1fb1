import { componentStyle } from '../theme/layered.ts';
import { theme } from '../theme/theme.css.ts';
import { upTo } from '../theme/breakpoints.ts';

export const sortForm = componentStyle({
  display: 'flex',
  gap: theme.space[8],
  '@media': { [upTo('sm')]: { flex: 1 } },
});

export const sortField = componentStyle({ '@media': { [upTo('sm')]: { flex: 1 } } });

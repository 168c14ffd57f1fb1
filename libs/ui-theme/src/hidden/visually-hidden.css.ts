import { componentStyle } from '../theme/layered.ts';

export const visuallyHidden = componentStyle({
  position: 'absolute',
  width: 1,
  height: 1,
  margin: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

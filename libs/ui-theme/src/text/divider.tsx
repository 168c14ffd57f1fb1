import { divider } from './text.css.ts';

export const Divider = () => <hr className={divider} />;

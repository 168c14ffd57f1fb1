/** Import it first, for its effect: the order of layers, then the reset. */
import './theme/layers.css.ts';
import './global/reset.css.ts';

import { sessionLoader } from '../checkout-frame/session-loader.ts';

export const loader = sessionLoader('shipping');

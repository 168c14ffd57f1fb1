import { guaranteeMessages } from '@shop/page/guarantee-messages';
import { dutyMessages } from '../product-duties/product-duties.messages.ts';

/** What a product's page says besides the words of the marketplace. */
export const productWords = [dutyMessages, guaranteeMessages];

import { returnExceptionMessages } from '@shop/i18n/return-exception-messages';
import { guaranteeMessages } from '@shop/page/guarantee-messages';
import { sizeMessages } from '../size-chart/size-chart.messages.ts';
import { dutyMessages } from '../product-duties/product-duties.messages.ts';
import { reviewMessages } from '../product-reviews/product-reviews.messages.ts';
import { productMessages } from './product-page.messages.ts';

/** The messages of a product's page in addition to those of the marketplace. */
export const productWords = [
  productMessages,
  dutyMessages,
  guaranteeMessages,
  returnExceptionMessages,
  reviewMessages,
  sizeMessages,
];

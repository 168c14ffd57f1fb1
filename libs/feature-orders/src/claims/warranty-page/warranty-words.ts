import { guaranteeMessages } from '@shop/page/guarantee-messages';
import { messages } from '../messages.ts';

/** With the notice on the legal guarantee. */
export const warrantyWords = [messages, guaranteeMessages];

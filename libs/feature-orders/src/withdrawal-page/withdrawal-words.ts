import { returnExceptionMessages } from '@shop/i18n/return-exception-messages';
import { withdrawalMessages } from '@shop/i18n/withdrawal-messages';

export const withdrawalWords = [withdrawalMessages, returnExceptionMessages];

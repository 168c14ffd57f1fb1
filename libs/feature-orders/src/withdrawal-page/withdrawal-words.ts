import { returnExceptionMessages } from '@shop/i18n/return-exception-messages';
import { withdrawalStatementMessages } from '@shop/i18n/withdrawal-statement-messages';
import { withdrawalMessages } from '@shop/i18n/withdrawal-messages';

export const withdrawalWords = [withdrawalMessages, withdrawalStatementMessages, returnExceptionMessages];

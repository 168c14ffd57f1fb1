import { partnerTokens } from '@shop/ui-theme/tokens';

/** A neutral accent: partners replace it with their own. */
export const tokens = partnerTokens('#111111');

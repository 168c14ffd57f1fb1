import { partnerTokens } from '@shop/ui-theme/tokens';

/** A neutral accent: partners replace it by theirs. */
export const tokens = partnerTokens('#111111');

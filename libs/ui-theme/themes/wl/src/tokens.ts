import { partnerTokens } from '@shop/ui-theme/tokens';

/** Nobody's colour: partners put theirs in its place. */
export const tokens = partnerTokens('#111111');

import { partnerTokens } from '../../theme/partner-tokens.ts';

/** Nobody's colour: partners put theirs in its place. */
export const tokens = partnerTokens('#111111');

import { findLanguage } from '@shop/domain/languages';

/** The language that a body names; an unknown code leaves the choice to the visitor's own. */
export const requestLanguage = (code: string): number | undefined => findLanguage(code)?.id;

/** The form's draft in the tab. */
export const LETTER_DRAFT = 'letter';

/** The form's draft in the tab. */
export const RESERVATION_DRAFT = 'reservation';

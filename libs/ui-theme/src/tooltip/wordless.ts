/**
 * Worn by a control that is only a sign: its name is shown to those who point at it. With a media query the
 * control is a sign only where that holds.
 */
export const wordless = (where = '') => ({ 'data-tip': where }) as const;

export const WORDLESS = '[data-tip]';

/**
 * Set on an icon-only control: its name is shown on hover. With a media query the control is icon-only where
 * that matches.
 */
export const wordless = (where = '') => ({ 'data-tip': where }) as const;

export const WORDLESS = '[data-tip]';

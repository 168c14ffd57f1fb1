/** The page about browsers and the warning that leads to it, as one file. */
export const loadUnsupported = () => import('./unsupported-parts.ts');

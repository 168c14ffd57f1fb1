/**
 * The lazy modules of the frame's own routes, named in a separate file: landing pages contain this one name
 * instead of all.
 */
export const preferences = async () => (await import('../preferences/preferences.action.ts')).savePreferences;

/** The page about browsers, the warning that links to it, and the messages of both. */
export const unsupported = () => import('../unsupported-browser/unsupported-parts.ts');

/** What the frame's own routes fetch, named in a file of its own: landing pages carry this one name instead of all. */
export const preferences = async () => (await import('../preferences/preferences.action.ts')).savePreferences;

/** The page about browsers, the warning that leads to it, and the words of both. */
export const unsupported = () => import('../unsupported-browser/unsupported-parts.ts');

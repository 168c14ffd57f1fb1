/**
 * The lazy modules of the frame's own routes, named in a separate file: landing pages contain this one name
 * instead of all.
 */
export const preferences = async () => (await import('../preferences/preferences.action.ts')).savePreferences;

/** Rendered by the server only. In the list, so that its styles are in the build. */
export const consent = async () => (await import('../consent/consent-question.tsx')).ConsentQuestion;

/** The page about browsers, the warning that links to it, and the messages of both. */
export const unsupported = () => import('../unsupported-browser/unsupported-parts.ts');

/**
 * The target of a redirect to another site; undefined for the brand's own. Chromium applies `form-action` to
 * the redirects of a form too, and banks' hosts are not known beforehand, so a form's redirect to another
 * site is answered by a page that redirects there.
 */
export const otherSite = (location: string | undefined, appUrl: string): string | undefined => {
  if (!location) return undefined;
  const to = new URL(location, appUrl);
  return to.origin === new URL(appUrl).origin ? undefined : to.href;
};

/** Fetched once for an address. A script that does not come changes nothing but a line of the log. */
export const loadScript = (src: string): HTMLScriptElement => {
  const script = document.createElement('script');
  script.async = true;
  script.src = src;
  script.addEventListener('error', () =>
    console.warn(`A tracker did not load: ${new URL(src, location.origin).hostname}`),
  );
  document.head.append(script);
  return script;
};

const loading = new Map<string, Promise<void>>();

/** Loads a provider's script once; after a failure the next call tries again. */
export const loadScript = (address: string): Promise<void> => {
  const known = loading.get(address);
  if (known) return known;
  const loaded = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      loading.delete(address);
      script.remove();
      reject(new Error('the script of the provider did not load'));
    });
    document.head.append(script);
  });
  loading.set(address, loaded);
  return loaded;
};

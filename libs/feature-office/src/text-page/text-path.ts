/** The page of a text, for all brands or for one. */
export const textPath = (key: string, brand = ''): string =>
  `/texts/${encodeURIComponent(key)}${brand === '' ? '' : `?${new URLSearchParams({ brand }).toString()}`}`;

export const calculate = {
  loader: async () => (await import('./calculate-page/calculate-page.loader.ts')).loader,
  Component: async () => (await import('./calculate-page/calculate-page.tsx')).CalculatePage,
};

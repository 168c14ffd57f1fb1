/** One row of the sheet: the same page of every brand, side by side. */
export type SheetRow = { path: string; width: number; height: number };

/** Width of one brand's column, in pixels of the sheet. */
export const COLUMN = 288;
export const GAP = 12;

/** Landing pages, wide and narrow. The paths have no language: each brand shows its default language. */
export const rowsFor = (productPath: string): SheetRow[] => [
  { path: '/', width: 1280, height: 1500 },
  { path: '/c/electronics', width: 1280, height: 1100 },
  { path: '/', width: 375, height: 780 },
  { path: productPath, width: 375, height: 780 },
];

export const scaledHeight = ({ width, height }: SheetRow): number => Math.round((height * COLUMN) / width);

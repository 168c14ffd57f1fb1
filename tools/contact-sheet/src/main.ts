import { writeFile } from 'node:fs/promises';
import { chromium, type Browser } from '@playwright/test';
import { findBrands } from '@shop/outbound/brands';
import { browserLaunch } from '@shop/testing/browser';
import sharp, { type OverlayOptions } from 'sharp';
import { COLUMN, GAP, rowsFor, scaledHeight, type SheetRow } from './sheet-plan.ts';

const PORT = Number(process.env['PORT'] ?? 4200);
const OUT = 'docs/design/contact-sheet.webp';
const BRANDS = findBrands();
/** The allowed bytes of the sheet for each brand. */
const LIMIT = 40_000;

const shoot = async (browser: Browser, brand: string, { path, width, height }: SheetRow) => {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(`http://${brand}.localhost:${PORT}${path}`, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await page.close();
  return sharp(picture).resize({ width: COLUMN }).png().toBuffer();
};

/** The first product in the listing of the first brand. */
const firstProduct = async (browser: Browser): Promise<string> => {
  const page = await browser.newPage();
  await page.goto(`http://${BRANDS[0]}.localhost:${PORT}/en/c/electronics`);
  const href = await page.locator('main a[href*="/p/"]').first().getAttribute('href');
  await page.close();
  if (!href) throw new Error('The shop shows no product: start it first, with demo data.');
  return href.replace('/en', '');
};

const browser = await chromium.launch(browserLaunch);
const rows = rowsFor(await firstProduct(browser));
const pieces: OverlayOptions[] = [];
let top = GAP;
for (const row of rows) {
  for (const [at, brand] of BRANDS.entries())
    pieces.push({ input: await shoot(browser, brand, row), left: GAP + at * (COLUMN + GAP), top });
  top += scaledHeight(row) + GAP;
}
await browser.close();

const width = GAP + BRANDS.length * (COLUMN + GAP);
const sheet = sharp({ create: { width, height: top, channels: 3, background: '#8a939b' } }).composite(pieces);
const { data, info } = await sheet
  .png()
  .toBuffer()
  .then((whole) => sharp(whole).webp({ quality: 58, effort: 6 }).toBuffer({ resolveWithObject: true }));
if (data.length > LIMIT * BRANDS.length)
  throw new Error(`The sheet takes ${data.length} bytes: more than ${LIMIT} a brand.`);
await writeFile(OUT, data);
console.log(`${OUT}: ${info.width} × ${info.height}, ${Math.round(data.length / 1000)} kB`);

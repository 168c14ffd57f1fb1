import type { Browser, CDPSession, Page } from '@playwright/test';
import type { PhoneLoad } from './phone-figures.ts';

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const CPU_TIMES = 4;
const BITS_PER_SECOND = 1_600_000;
const LATENCY_MS = 150;
const PATIENCE_MS = 60_000;
/** Paints and shifts that follow the last script. */
const QUIET_MS = 1_500;

type Noted = {
  largestPaint: number;
  firstPaint: number;
  hydrated: number;
  shift: number;
  tasks: [number, number][];
};

/** Runs in the page before its own scripts. */
const note = () => {
  const noted: Noted = { largestPaint: 0, firstPaint: 0, hydrated: 0, shift: 0, tasks: [] };
  Object.assign(globalThis, { noted });
  const observe = (type: string, on: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(on)).observe({ type, buffered: true });
  observe('largest-contentful-paint', ({ startTime }) => (noted.largestPaint = startTime));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.firstPaint = startTime;
  });
  observe('longtask', ({ startTime, duration }) => noted.tasks.push([startTime, duration]));
  observe('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
      noted.shift += Number(entry.value);
  });
  const look = () => {
    if (document.documentElement?.hasAttribute('data-hydrated')) noted.hydrated ||= performance.now();
    else requestAnimationFrame(look);
  };
  look();
};

const slowDown = async (cdp: CDPSession): Promise<void> => {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: LATENCY_MS },
    ...{ downloadThroughput: BITS_PER_SECOND / 8, uploadThroughput: BITS_PER_SECOND / 8 },
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_TIMES });
};

const MOST_OF_A_TASK_MS = 50;

/** The part of long tasks after the first paint that a shopper notices. */
const blockingOf = ({ firstPaint, tasks }: Noted): number =>
  tasks
    .filter(([start]) => start >= firstPaint)
    .reduce((sum, [, duration]) => sum + Math.max(0, duration - MOST_OF_A_TASK_MS), 0);

const open = async (page: Page, url: string): Promise<Noted> => {
  await page.goto(url, { timeout: PATIENCE_MS });
  await page.waitForSelector('html[data-hydrated]', { state: 'attached', timeout: PATIENCE_MS });
  await page.waitForTimeout(QUIET_MS);
  return page.evaluate(() => (globalThis as unknown as { noted: Noted }).noted);
};

/** One load of a page with an empty cache. */
export const loadSlowly = async (browser: Browser, url: string): Promise<PhoneLoad> => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.addInitScript(note);
    await slowDown(cdp);
    const noted = await open(page, url);
    return {
      ...{ largestPaintMs: noted.largestPaint, hydratedMs: noted.hydrated, blockingMs: blockingOf(noted) },
      ...{ bytes, layoutShift: noted.shift },
    };
  } finally {
    await context.close();
  }
};

import type { Page } from '@playwright/test';
import { expect } from '../shop.ts';

/** Chromium itself reports a document's status as an error of the console. */
export const forgetStatus = (faults: string[]) =>
  expect(faults.splice(0).every((fault) => /40[04]|410|422/.test(fault))).toBe(true);

type Arrival = { status: number; at: string };

/** Opens an address; returns its status and where it led to. */
export const arriveAt = async (page: Page, path: string): Promise<Arrival> => {
  const answer = await page.goto(path);
  const { pathname, search } = new URL(page.url());
  return { status: answer?.status() ?? 0, at: pathname + search };
};

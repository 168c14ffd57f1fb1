import type { Page } from '@playwright/test';
import { findBarriers, findBarriersInDark } from './axe.ts';
import { expect } from './shop.ts';
import { findUnreached } from './tab-through.ts';

/** Axe finds nothing in light or dark, and Tab reaches all that can be operated, in an open modal or on the page. */
export const mustBeOpenToAll = async (page: Page, what: string): Promise<void> => {
  expect(await findBarriers(page), what).toEqual([]);
  expect(await findBarriersInDark(page), `${what} in dark`).toEqual([]);
  expect(await findUnreached(page), `${what} by Tab`).toEqual([]);
};

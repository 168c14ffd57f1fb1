import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const ASSETS = (brand: string) =>
  path.resolve(import.meta.dirname, `../../../dist/apps/${brand}/client/assets`);

const classesOf = (css: string): string[] =>
  [...css.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].map(([, name = '']) => name);

/** The stylesheets of a brand's build, by file name, with the classes that each one styles. */
export const builtStyles = (brand: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    readdirSync(ASSETS(brand))
      .filter((name) => name.endsWith('.css'))
      .map((name) => [name, new Set(classesOf(readFileSync(path.join(ASSETS(brand), name), 'utf8')))]),
  );

/** Classes of a sent page that are styled only by a stylesheet which the page does not load. */
export const unstyledIn = async (
  page: Page,
  address: string,
  styles: ReturnType<typeof builtStyles>,
): Promise<string[]> => {
  const html = await page.evaluate(async (at) => (await fetch(at)).text(), address);
  const asked = [...html.matchAll(/<link rel="stylesheet" href="\/assets\/([^"]+)"/g)].map(
    ([, name = '']) => name,
  );
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]+)"/g)].flatMap(([, names = '']) => names.split(/\s+/)),
  );
  const isIn = (files: readonly string[], name: string) => files.some((file) => styles.get(file)?.has(name));
  return [...used].filter((name) => !isIn(asked, name) && isIn([...styles.keys()], name));
};

import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('pages/', import.meta.url);

/**
 * The saved pages by their names: shapes of product pages after the public documentation of schema.org, Open Graph
 * and the common shop systems. None is of a real shop.
 */
export const shopPages: ReadonlyMap<string, string> = new Map(
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.html'))
    .map((file) => [file.replace('.html', ''), readFileSync(new URL(file, FOLDER), 'utf8')]),
);

import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { citationsIn, type Citation } from './citations.ts';
import { parseRequirements, type Requirement } from './requirements.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TESTS = [
  '{apps,libs}/**/src/**/*.test.{ts,tsx}',
  'libs/**/src/**/*.stories.tsx',
  'tools/*/src/**/*.{test,check}.ts',
  'apps/e2e/src/**/*.journey.ts',
];

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const find = (pattern: string | string[]) =>
  globSync(pattern, { cwd: ROOT, exclude: (name) => name.includes('node_modules') }).sort();

/** Every statement of `docs/requirements`. */
export const readRequirements = (): Requirement[] =>
  find('docs/requirements/*.md').flatMap((file) => parseRequirements(read(file)));

/** Every statement that a test in the tree cites, without the tool's own examples. */
export const readCitations = (): Citation[] =>
  find(TESTS)
    .filter((file) => !file.startsWith('tools/requirements/'))
    .flatMap((file) => {
      const text = read(file);
      return text.includes('R-') ? citationsIn(file, text) : [];
    });

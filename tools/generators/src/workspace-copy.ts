import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const SOURCES = ['.storybook', 'apps', 'docs/languages', 'libs', 'tools'];
/** Generated, installed or cached files, which are not copied. */
const LEFT_OUT = new Set(['node_modules', 'dist', '.nx', '.git', '.data', '.vite', 'test-results']);

const isWritten = (file: string) => !LEFT_OUT.has(path.basename(file));

/** Packages are shared. The workspace's own packages must be those of the copy, or it would build the original. */
function linkPackages(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const name of readdirSync(from).filter((each) => each !== '@shop' && each !== '.vite'))
    symlinkSync(path.join(from, name), path.join(to, name));
  mkdirSync(path.join(to, '@shop'));
  for (const parent of ['libs', 'tools'])
    for (const name of readdirSync(path.join(from, '..', parent)))
      symlinkSync(path.join(to, '..', parent, name), path.join(to, '@shop', name));
}

/** A copy of the workspace in a temporary folder, where a test may add files. */
export function copyWorkspace(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(path.join(tmpdir(), 'workspace-'));
  for (const source of SOURCES)
    cpSync(path.join(ROOT, source), path.join(folder, source), { recursive: true, filter: isWritten });
  const files = readdirSync(ROOT, { withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { name } of files) cpSync(path.join(ROOT, name), path.join(folder, name));
  linkPackages(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

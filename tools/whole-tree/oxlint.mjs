import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const PROGRAM = path.resolve(import.meta.dirname, '../../node_modules/oxlint/bin/oxlint');

/** A temporary folder of sources for testing a set of rules. */
export const createSources = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'whole-tree-'));
  return {
    write: (name, text) => {
      const file = path.join(folder, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    },
    /** Runs the rules of `<name>.json`. Returns whether they passed, and the findings. */
    check: (name, ...options) => {
      const config = path.join(import.meta.dirname, `${name}.json`);
      const { status, stdout } = spawnSync(process.execPath, [PROGRAM, ...options, '-c', config, folder], {
        encoding: 'utf8',
      });
      return { holds: status === 0, found: stdout };
    },
    end: () => rmSync(folder, { recursive: true }),
  };
};

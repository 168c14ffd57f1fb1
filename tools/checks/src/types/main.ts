import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { execa } from 'execa';
import { readProjects } from './read-projects.ts';
import { typePrograms } from './type-programs.ts';

const REPOSITORY = path.resolve(import.meta.dirname, '../../../..');
const COMPILER = path.join(REPOSITORY, 'node_modules/typescript-native/bin/tsc');
const FOLDER = path.join(REPOSITORY, 'dist/types');
/** From the folder of the written settings to the repository. */
const UP = '../../';

mkdirSync(FOLDER, { recursive: true });
for (const [at, program] of typePrograms(readProjects(REPOSITORY)).entries()) {
  const file = path.join(FOLDER, `${at}.json`);
  const settings = {
    extends: `${UP}tsconfig.base.json`,
    compilerOptions: program.compilerOptions,
    include: program.include.map((pattern) => `${UP}${pattern}`),
  };
  writeFileSync(file, JSON.stringify(settings));
  const { exitCode } = await execa(process.execPath, [COMPILER, '--noEmit', '-p', file], {
    cwd: REPOSITORY,
    stdio: 'inherit',
    reject: false,
  });
  if (exitCode !== 0) process.exitCode = 1;
}

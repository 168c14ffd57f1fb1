import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { wholeTree } from './vitest.workspace.ts';

const takesLongest = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/src/proofs/');

/**
 * Starts with the file that takes longest. Otherwise one process would be idle while the other is busy with
 * it.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(takesLongest), ...sorted.filter((file) => !takesLongest(file))];
  }
}

export default defineConfig({
  plugins: [vanillaExtractPlugin()],
  test: { projects: wholeTree, sequence: { sequencer: LongestFirst } },
});

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defineConfig } from 'vitest/config';
import { wholeTree } from './vitest.workspace.ts';

export default defineConfig({ plugins: [vanillaExtractPlugin()], test: { projects: wholeTree } });

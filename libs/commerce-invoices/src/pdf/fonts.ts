import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** Files of a font that has all letters of the four languages. A document holds only the letters that it shows. */
export const FONTS = {
  regular: resolve('@expo-google-fonts/inter/400Regular/Inter_400Regular.ttf'),
  strong: resolve('@expo-google-fonts/inter/600SemiBold/Inter_600SemiBold.ttf'),
} as const;

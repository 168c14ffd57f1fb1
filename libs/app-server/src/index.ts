export { createRenderer } from './create-renderer.ts';

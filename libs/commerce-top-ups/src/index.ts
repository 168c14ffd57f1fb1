export { createTopUpKind, createTopUps } from './top-ups.module.ts';

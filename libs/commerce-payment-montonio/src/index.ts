export { montonio } from './montonio.entry.ts';

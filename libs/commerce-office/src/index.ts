export { createOffice } from './office.module.ts';

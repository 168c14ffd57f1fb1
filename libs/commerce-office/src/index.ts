export { createOffice } from './office.module.ts';
export { findCase, findEventsOfCase, findOpenCases, type ReviewCase } from './review-list.ts';

import '@shop/ui-theme/global';
import type { CreateOffice } from '@shop/brand';
import { createOfficeRenderer } from './render-office.tsx';

/** The server entry of the office, loaded by the web server. */
export const createOffice: CreateOffice = createOfficeRenderer;

import type { CarrierKey } from '@shop/domain/parcel-state';
import type { CarrierMapping } from '../carrier-document.ts';
import { dhl } from './dhl.ts';
import { fedex } from './fedex.ts';
import { ups } from './ups.ts';

/** The carriers whose documents can be read. */
export const MAPPINGS: Readonly<Partial<Record<CarrierKey, CarrierMapping>>> = { dhl, ups, fedex };

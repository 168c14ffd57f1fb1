export type {
  ApiAnswer,
  ApiRequest,
  ApiTransport,
  AssetResolver,
  BrandBundle,
  BrandManifest,
  CreateBundle,
  ErrorProject,
  PageAnswer,
  PageAssets,
  PagePlace,
  PageRequest,
  PageVisitor,
  PartsRequest,
  ScreenRequest,
} from './brand-bundle.ts';
export type {
  BrandConfig,
  BrandFeature,
  BrandLocale,
  CountryCode,
  CurrencyCode,
  ThemeName,
} from './brand-config.ts';
export type { CreateOffice, OfficeAnswer, OfficeBundle, OfficeRequest } from './office-bundle.ts';
export type { BrandPromises, BrandSeller } from './brand-terms.ts';
export { brandFaults, refuseFaults } from './brand-faults.ts';
export { brandHas } from './brand-has.ts';

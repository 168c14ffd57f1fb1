export { isUnlocalised, localised, safeRedirect, splitLocale, withoutTracking } from './locale.ts';
export { path, queryString, type Path } from './path.ts';
export { cancelFor, loginFor, orderAddressFor, orderFor, paths, type PathName } from './paths.ts';
export {
  isFolderPhotograph,
  isRecipe,
  PICTURE_DENSITIES,
  PICTURE_PRESETS,
  pictureSources,
  pictureUrl,
  pictureViews,
  type PictureDensity,
  type PicturePreset,
  type PictureSources,
} from './pictures.ts';
export { withdrawalPaths, withdrawFor } from './withdrawal-paths.ts';
export { isParcelName, isRecordId, isSecretSlug, isToken, isWordPath } from './slugs.ts';

export { isUnlocalised, localised, safeRedirect, splitLocale, withoutTracking } from './locale.ts';
export { path, queryString, type Path } from './path.ts';
export { loginFor, orderFor, paths } from './paths.ts';
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
export { isParcelName, isRecordId, isSecretSlug, isToken, isWordPath } from './slugs.ts';

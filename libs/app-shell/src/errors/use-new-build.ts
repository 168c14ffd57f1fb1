import { usePage } from '@shop/page';
import { useEffect } from 'react';
import { reloadOnce } from './reload-once.ts';
import { servedBuild } from './served-build.ts';
import { unsavedInput } from './unsaved-input.ts';

/**
 * Loads the page anew at once when its files are gone because another build is served. A page that was loaded a moment
 * ago stays and shows its Refresh button, and so does one with unsaved input, or one whose files are missing from the build
 * that is served.
 */
export const useNewBuild = (isFileGone: boolean): void => {
  const { build } = usePage();
  useEffect(() => {
    if (!isFileGone) return;
    void servedBuild().then((served) => {
      if (served !== undefined && served !== build && !unsavedInput()()) reloadOnce();
    });
  }, [isFileGone, build]);
};

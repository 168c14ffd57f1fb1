import path from 'node:path';
import type { AssetResolver, PageAssets } from '@shop/brand';

/** One entry of the manifest that the client build writes. */
type Chunk = { file: string; imports?: string[]; isEntry?: boolean };
export type ClientManifest = Readonly<Record<string, Chunk>>;

/** The build's name for the stylesheet that all pages share. */
const STYLES = 'style.css';

/** Keys of library files are relative to the brand's folder: `../../libs/…`. */
const keyOf = (module: string, brandKey: string): string => path.posix.relative(`apps/${brandKey}`, module);

/** Maps a page's source modules to the built files that the browser needs, including those of transitive imports. */
export const createManifestAssets = (manifest: ClientManifest, brandKey: string): AssetResolver => {
  const entryKey = Object.keys(manifest).find((key) => manifest[key]?.isEntry);
  const style = manifest[STYLES];
  if (!entryKey || !style) throw new Error(`${brandKey}: the client build has no entry or no styles`);

  return (modules): PageAssets => {
    const scripts = new Set<string>();
    const add = (key: string) => {
      const chunk = manifest[key];
      if (!chunk) throw new Error(`${brandKey}: the client build has nothing for ${key}`);
      const file = `/${chunk.file}`;
      if (scripts.has(file)) return;
      scripts.add(file);
      for (const imported of chunk.imports ?? []) add(imported);
    };
    add(entryKey);
    for (const module of modules) add(keyOf(module, brandKey));
    const entry = `/${manifest[entryKey]?.file}`;
    scripts.delete(entry);
    return { entry, scripts: [...scripts], styles: [`/${style.file}`] };
  };
};

import path from 'node:path';
import type { AssetResolver } from '@shop/brand';
import type { EnvironmentModuleNode, ViteDevServer } from 'vite';

const STYLE = /\.css(\?|$)/;

/**
 * The styles of all modules that a page renders from sources, inline, so that its first paint is styled.
 * Vite's client finds them by their ids and replaces them as they change.
 */
export const createSourceAssets = (vite: ViteDevServer, repository: string): AssetResolver => {
  const { ssr, client } = vite.environments as Record<
    'ssr' | 'client',
    ViteDevServer['environments'][string]
  >;

  const styleOf = async ({ url }: EnvironmentModuleNode): Promise<string> => {
    const result = await client.transformRequest(`${url}${url.includes('?') ? '&' : '?'}direct`);
    return result?.code ?? '';
  };

  /** Follows static imports only: the styles of other pages are not loaded. */
  const collect = async (
    start: EnvironmentModuleNode | undefined,
    found: Map<string, EnvironmentModuleNode>,
  ) => {
    const seen = new Set<EnvironmentModuleNode>();
    const visit = async (node: EnvironmentModuleNode | undefined): Promise<void> => {
      if (!node || seen.has(node)) return;
      seen.add(node);
      const lazy = new Set(node.transformResult?.dynamicDeps ?? []);
      for (const imported of node.importedModules) if (!lazy.has(imported.url)) await visit(imported);
      if (node.id && STYLE.test(node.id)) found.set(node.id, node);
    };
    await visit(start);
  };

  return async (modules) => {
    const nodes = new Map<string, EnvironmentModuleNode>();
    await collect(await ssr.moduleGraph.getModuleByUrl('/src/entry.server.tsx'), nodes);
    for (const module of modules) {
      const file = path.join(repository, module);
      await vite.ssrLoadModule(file);
      await collect(ssr.moduleGraph.getModuleById(file), nodes);
    }
    return {
      entry: '/src/entry.client.tsx',
      scripts: [],
      styles: [],
      preamble: ['/@vite/client', '/@id/@vitejs/plugin-react/preamble'],
      inlineStyles: await Promise.all(
        [...nodes].map(async ([id, node]) => ({ id, css: await styleOf(node) })),
      ),
    };
  };
};

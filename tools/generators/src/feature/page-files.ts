import { camel, literal, pascal } from '../source-text.ts';
import type { Titles } from './titles.ts';

const routes = (name: string) => `import type { PageHandle } from '@shop/page';
import { paths } from '@shop/paths';
import type { RouteObject } from 'react-router-dom';

/** Fetched with the first address that begins with one of the feature's segments; each page is fetched on its first visit. */
export const ${camel(name)}Routes: RouteObject[] = [
  {
    id: '${name}',
    path: paths.${camel(name)}.pattern,
    handle: { privacy: 'public', layout: 'default', checks: ['marketplace'], requires: '${name}' } satisfies PageHandle,
    lazy: {
      loader: async () => (await import('./${name}-page/${name}-page.loader.ts')).loader,
      Component: async () => (await import('./${name}-page/${name}-page.tsx')).${pascal(name)}Page,
    },
  },
];
`;

const loader = `import { pageContext, siteOf } from '@shop/page';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** Loads all data of the page, so that the page is complete. */
export const loader = async ({ context }: LoaderFunctionArgs): Promise<null> => {
  await siteOf(pageContext(context));
  return null;
};
`;

const page = (name: string) => `import { PageBody, PageHead, useSite } from '@shop/page';
import { useMessages } from '../messages.ts';
import { ${pascal(name)}View } from './${name}-view.tsx';

/** The page with its data and messages. The view renders them. */
export const ${pascal(name)}Page = () => {
  const say = useMessages();
  const { name } = useSite().site;
  return (
    <PageBody>
      <PageHead title={say('${camel(name)}.title')} />
      <${pascal(name)}View heading={say('${camel(name)}.title')} lead={say('${camel(name)}.lead', { shop: name })} />
    </PageBody>
  );
};
`;

const view = (name: string) => `import { PageTitle } from '@shop/ui-theme/page-title';
import { Stack } from '@shop/ui-theme/stack';
import { Text } from '@shop/ui-theme/text';

export type ${pascal(name)}ViewProps = { heading: string; lead: string };

/** Renders the page from texts and data. */
export const ${pascal(name)}View = ({ heading, lead }: ${pascal(name)}ViewProps) => (
  <Stack gap={24}>
    <PageTitle heading={heading} />
    <Text tone="muted">{lead}</Text>
  </Stack>
);
`;

const viewStory = (
  name: string,
  { en, lt }: Titles,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { ${pascal(name)}View } from './${name}-view.tsx';

const meta = {
  title: ${literal(`Pages/${en}/View`)},
  component: ${pascal(name)}View,
  args: { heading: ${literal(en)}, lead: 'Nordport is still preparing this page.' },
} satisfies Meta<typeof ${pascal(name)}View>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};

export const LongWords: Story = {
  args: {
    heading: ${literal(`${lt}: nebeprisikiškiakopūsteliaujantiesiems`)},
    lead: 'Sünnipäevanädalalõpupeopärastlõunaväsimatus',
  },
};
`;

const pageStory = (name: string, { en }: Titles) => `import { atPage } from '@shop/testing-react/stories';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: ${literal(`Pages/${en}/Page`)} } satisfies Meta;

export default meta;

export const InTheFrame: StoryObj = atPage({ at: '/${name}' });
`;

const test = (name: string, titles: Titles) => `import { LANGUAGES } from '@shop/i18n';
import { createShopServer } from '@shop/testing';
import { aBrand, renderRoute } from '@shop/testing-react';
import { screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { ${camel(name)} } from '../index.ts';
// Loaded first, so that the test does not measure the import.
import './${name}-page.loader.ts';
import './${name}-page.tsx';

const server = createShopServer();
afterAll(() => server.close());

const TITLES = ${JSON.stringify(titles)} as const;

test('the page opens in every language, with its title', async () => {
  for (const { code: locale } of LANGUAGES) {
    await renderRoute(${camel(name)}, { at: '/${name}', locale });
    expect(screen.getAllByRole('heading', { level: 1 }).at(-1)?.textContent).toBe(TITLES[locale]);
  }
  expect(screen.getAllByText(/Test Harbour/)).toHaveLength(4);
});

test('a brand that has switched it off does not have the page', async () => {
  await renderRoute(${camel(name)}, { at: '/${name}', brand: aBrand({ featuresOff: ['${name}'] }) });
  expect(screen.getAllByText('elsewhere')).toHaveLength(1);
});
`;

/** The files of a feature's page: route, loader, page, view, stories and test. */
export const pageFiles = (name: string, titles: Titles): Record<string, string> => ({
  [`src/${name}.routes.ts`]: routes(name),
  [`src/${name}-page/${name}-page.loader.ts`]: loader,
  [`src/${name}-page/${name}-page.tsx`]: page(name),
  [`src/${name}-page/${name}-page.stories.tsx`]: pageStory(name, titles),
  [`src/${name}-page/${name}-page.test.tsx`]: test(name, titles),
  [`src/${name}-page/${name}-view.tsx`]: view(name),
  [`src/${name}-page/${name}-view.stories.tsx`]: viewStory(name, titles),
});

import { Slot, SlotProvider, type SlotRegistry } from '@shop/page';
import { expect, test } from 'vitest';
import { renderToText } from './render-to-text.ts';

const Fill = ({ blocks }: { blocks: readonly unknown[] }) => <p>{blocks.length} texts</p>;

/** As the site's: what one page has loaded is there for all later ones. */
const aRegistry = (): SlotRegistry => {
  let ready: typeof Fill | undefined;
  const load = async () => (ready = Fill);
  return { resolved: () => ready, load: () => load };
};

const draw = (registry: SlotRegistry) =>
  renderToText(
    <SlotProvider value={registry}>
      <Slot name="home.text" isLate props={{ blocks: [{ type: 'text', paragraphs: ['Words.'] }] }} />
    </SlotProvider>,
    (error) => {
      throw error;
    },
  );

test('a late slot is drawn in full, alike for the first page that has it and for later ones', async () => {
  const registry = aRegistry();
  const first = await draw(registry);
  // The marks of a boundary: a browser that has not loaded the file waits inside them.
  expect(first).toBe('<!--$--><p>1<!-- --> texts</p><!--/$-->');
  expect(registry.resolved('home.text')).toBe(Fill);
  expect(await draw(registry)).toBe(first);
});

import type { PageText, Texts } from './texts.schema.ts';

/** A number at the beginning of a heading: `4. Payment`. */
const NUMBERED = /^(\d+)\. /;

const renumbered = (heading: string, removed: number): string =>
  heading.replace(NUMBERED, (_, number: string) =>
    Number(number) > removed ? `${Number(number) - 1}. ` : `${number}. `,
  );

const without = (text: PageText, at: number): PageText => {
  const left = text.blocks[at];
  const heading = left && 'heading' in left ? left.heading : undefined;
  const removed = Number(NUMBERED.exec(heading ?? '')?.[1] ?? Number.NaN);
  const blocks = text.blocks
    .filter((_, index) => index !== at)
    .map((block) =>
      'heading' in block && block.heading !== undefined
        ? { ...block, heading: renumbered(block.heading, removed) }
        : block,
    );
  return { ...text, blocks };
};

/** An earlier version of a legal text: without a block that was added later, and numbered as it was then. */
export const withoutBlock = ({ en, lt, lv, ee }: Texts, at: number): Texts => ({
  en: without(en, at),
  lt: without(lt, at),
  lv: without(lv, at),
  ee: without(ee, at),
});

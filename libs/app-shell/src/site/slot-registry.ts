import type { Feature, Fill, PageContext, SlotName, SlotProps, SlotRegistry } from '@shop/page';
import type { MessagesByLanguage } from '@shop/i18n';
import type { ComponentType } from 'react';

type AnyComponent = ComponentType<never>;
type AnyFill = { fill: Fill<SlotName>; words: readonly MessagesByLanguage[] };

export type PreparedSlots = SlotRegistry & {
  /** Loads the fills and their messages, so that the slots render at once. */
  prepare: (names: readonly SlotName[], context: PageContext) => Promise<void>;
  /** The messages of the fills of these slots; of all slots when none are named. */
  wordsOf: (names?: readonly SlotName[]) => MessagesByLanguage[];
  /** Loads the data of the fills into the query cache. */
  warm: <Name extends SlotName>(name: Name, context: PageContext, props: SlotProps[Name]) => Promise<void>;
};

/** The fill of each slot; the feature listed last wins. */
export const createSlotRegistry = (features: readonly Feature[]): PreparedSlots => {
  const fills = new Map<SlotName, AnyFill>();
  for (const { fills: given = {}, messages } of features)
    for (const [name, fill] of Object.entries(given))
      fills.set(name as SlotName, {
        fill: fill as Fill<SlotName>,
        words: fill.messages === null ? [] : [fill.messages ?? messages ?? []].flat(),
      });

  const ready = new Map<SlotName, AnyComponent>();
  const load = async (name: SlotName): Promise<AnyComponent> => {
    const component = (await fills.get(name)?.fill.component()) as AnyComponent;
    ready.set(name, component);
    return component;
  };
  const loaders = new Map([...fills.keys()].map((name) => [name, () => load(name)]));

  return {
    resolved: (name) => ready.get(name),
    load: (name) => loaders.get(name),
    prepare: async (names, { speech }) => {
      await Promise.all(
        names.map(async (name) => {
          const known = fills.get(name);
          if (!known) return;
          await Promise.all([ready.has(name) ? undefined : load(name), ...known.words.map(speech.learn)]);
        }),
      );
    },
    wordsOf: (names = [...fills.keys()]) => names.flatMap((name) => fills.get(name)?.words ?? []),
    warm: async (name, context, props) => {
      await fills.get(name)?.fill.warm?.(context, props as never);
    },
  };
};

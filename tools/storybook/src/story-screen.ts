import { viewports } from './viewports.ts';

type Screen = (typeof viewports)[keyof typeof viewports];

/** The screen of a story's `globals.viewport`; undefined for a story of any width. */
export const storyScreen = (story: object): Screen | undefined => {
  const { storyGlobals } = story as { storyGlobals?: { viewport?: { value?: string } } };
  const name = storyGlobals?.viewport?.value;
  return name !== undefined && name in viewports ? viewports[name as keyof typeof viewports] : undefined;
};

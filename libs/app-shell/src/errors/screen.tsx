import { useMessages } from '../messages.ts';

export type ScreenKind = 'status' | 'unavailable' | 'unexpected';

/** A whole page that needs nothing but its words. */
export const Screen = ({ kind }: { kind: ScreenKind }) => {
  useMessages();
  return (
    <main id="main">
      <h1>{kind}</h1>
    </main>
  );
};

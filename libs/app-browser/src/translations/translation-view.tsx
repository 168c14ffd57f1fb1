import { permissionCalls } from '@shop/contracts/calls';
import type { PageContext } from '@shop/page';
import { FloatingButton } from '@shop/ui-theme/floating-button';
import { CopiedKey } from './copied-key.tsx';
import { copyKeysOnClick } from './copy-keys.ts';
import { createKeySpeech } from './key-speech.ts';
import type { Redraw } from './redraw.ts';
import { translationCookies } from './translation-cookies.ts';
import { translationMessages, type TranslationMessage } from './translations.messages.ts';

/** Shows and hides the toggler and the keys. */
export const createTranslationView = async (page: PageContext, redraw: Redraw) => {
  await page.speech.learn(translationMessages);
  const say = (id: TranslationMessage, values = {}) => page.speech.say(id, values);
  const keys = createKeySpeech(page.speech);
  let isTogglerShown = false;
  let areKeysShown = false;
  let copied: string | undefined;
  let stopCopying = () => {};
  let desk: string | null | undefined;

  const noteOf = (key: string) => (
    <CopiedKey
      note={say('translations.copied', { key })}
      link={desk ? { href: desk + encodeURIComponent(key), label: say('translations.change') } : undefined}
    />
  );

  const draw = () =>
    redraw({
      speech: areKeysShown ? keys.speech : page.speech,
      beside: isTogglerShown && (
        <FloatingButton isPressed={areKeysShown} onClick={toggle} note={copied && noteOf(copied)}>
          {say(areKeysShown ? 'translations.hide' : 'translations.show')}
        </FloatingButton>
      ),
    });

  const showKeys = (isShown: boolean): void => {
    if (isShown === areKeysShown) return;
    areKeysShown = isShown;
    copied = undefined;
    stopCopying();
    if (isShown) stopCopying = copyKeysOnClick({ isKey: keys.isKey, onCopied: tellCopied });
    if (isShown) void findDesk();
    draw();
  };
  const findDesk = async (): Promise<void> => {
    if (desk !== undefined) return;
    const answer = await page.api.send(permissionCalls.textDesk, undefined).catch(() => undefined);
    desk = answer?.url;
    if (copied) draw();
  };
  const tellCopied = (key: string): void => {
    copied = key;
    draw();
  };
  const toggle = (): void => {
    translationCookies.keepView(!areKeysShown);
    showKeys(!areKeysShown);
  };

  return {
    showKeys,
    showToggler: (isShown: boolean): void => {
      if (isShown === isTogglerShown) return;
      isTogglerShown = isShown;
      draw();
    },
  };
};

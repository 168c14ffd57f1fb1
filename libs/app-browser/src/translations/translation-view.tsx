import type { PageContext } from '@shop/page';
import { FloatingButton } from '@shop/ui-theme/floating-button';
import type { ReactNode } from 'react';
import { copyKeysOnClick } from './copy-keys.ts';
import { createKeySpeech } from './key-speech.ts';
import { translationCookies } from './translation-cookies.ts';
import { translationMessages, type TranslationMessage } from './translations.messages.ts';

/** Draws the whole page again, with something above it. */
export type Redraw = (page: PageContext, beside: ReactNode) => void;

/** A page whose texts are their keys; everything else of it is the same, also what changes later. */
const withKeys = (page: PageContext, speech: PageContext['speech']): PageContext =>
  Object.create(page, { speech: { value: speech, enumerable: true } }) as PageContext;

/** Shows and hides the toggler and the keys. */
export const createTranslationView = async (page: PageContext, redraw: Redraw) => {
  await page.speech.learn(translationMessages);
  const say = (id: TranslationMessage, values = {}) => page.speech.say(id, values);
  const keys = createKeySpeech(page.speech);
  const keyPage = withKeys(page, keys.speech);
  let isTogglerShown = false;
  let areKeysShown = false;
  let copied: string | undefined;
  let stopCopying = () => {};

  const draw = () =>
    redraw(
      areKeysShown ? keyPage : page,
      isTogglerShown && (
        <FloatingButton
          isPressed={areKeysShown}
          onClick={toggle}
          note={copied && say('translations.copied', { key: copied })}
        >
          {say(areKeysShown ? 'translations.hide' : 'translations.show')}
        </FloatingButton>
      ),
    );

  const showKeys = (isShown: boolean): void => {
    if (isShown === areKeysShown) return;
    areKeysShown = isShown;
    copied = undefined;
    stopCopying();
    if (isShown) stopCopying = copyKeysOnClick({ isKey: keys.isKey, onCopied: tellCopied });
    draw();
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

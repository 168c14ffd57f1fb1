// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { expect, test } from 'vitest';
import { getLanguage } from '@shop/domain/languages';
import { SpeechProvider } from './speech-provider.tsx';
import { createSpeech } from './speech.ts';

const ITEMS = '{n, plural, one {# prekė} few {# prekės} other {# prekių}}';

const speak = async (dictionary: object) => {
  const speech = createSpeech({ language: getLanguage('lt'), timeZone: 'Europe/Vilnius' });
  const learn = (more: object) =>
    speech.learn({ ...none, lt: () => Promise.resolve({ default: more }) }).then(() => speech);
  const none = {
    en: () => Promise.resolve({ default: {} }),
    lv: () => Promise.resolve({ default: {} }),
    ee: () => Promise.resolve({ default: {} }),
  };
  await learn(dictionary);
  return { speech, learn };
};

test('react-intl’s own components use the shop’s messages, including those loaded later', async () => {
  const { speech, learn } = await speak({ items: ITEMS });
  const Said = () => (
    <FormattedMessage id={useIntl().messages['more'] ? 'more' : 'items'} values={{ n: 2 }} />
  );
  const drawn = () =>
    render(
      <SpeechProvider speech={speech}>
        <Said />
      </SpeechProvider>,
    ).container.textContent;
  expect(drawn()).toBe('2 prekės');
  await learn({ more: 'Dar {n}' });
  expect(drawn()).toBe('Dar 2');
});

test('react-intl’s own components format dates in the brand’s time zone', async () => {
  const { speech } = await speak({});
  const { container } = render(
    <SpeechProvider speech={speech}>
      <FormattedDate value="2026-01-31T23:30:00Z" />
    </SpeechProvider>,
  );
  expect(container.textContent).toBe('2026-02-01');
});

test('a message with a React element is rendered anew each time', async () => {
  const { speech } = await speak({ help: `${ITEMS} {where}` });
  const drawn = (where: string) =>
    render(<>{speech.sayRich('help', { n: 1, where: <b>{where}</b> })}</>).container.innerHTML;
  expect([drawn('čia'), drawn('ten')]).toEqual(['1 prekė <b>čia</b>', '1 prekė <b>ten</b>']);
});

import { afterEach, describe, expect, test } from 'vitest';
import { createSmtpCarrier, MailRefused, type Letter } from './mail-carrier.ts';
import { createPostOffice, createSilentOffice, refusal } from './testing.ts';

const open: { close: () => Promise<void> }[] = [];
const opened = async <Office extends { close: () => Promise<void> }>(office: Promise<Office>) => {
  open.push(await office);
  return office;
};
afterEach(async () => void (await Promise.all(open.splice(0).map((office) => office.close()))));

const letter: Letter = {
  to: 'ona@example.lt',
  from: { name: 'Nordport "Ž"', address: 'shop@nordport.example' },
  subject: 'Ačiū už užsakymą',
  html: '<p>Sveiki, Ona</p>',
  plain: 'Sveiki, Ona',
  messageId: '<order-1@nordport.example>',
  returnPath: 'bounce+1-seal@mail.nordport.example',
};
const ANY_CERTIFICATE = 'tls.rejectUnauthorized=false';

describe('a mail', () => {
  test('arrives with its sender, its subject, both its texts and its own id', async () => {
    const office = await opened(createPostOffice({ hideSTARTTLS: true }));
    await createSmtpCarrier(`smtp://${office.address}`).deliver(letter);
    const [got] = office.letters;
    expect(got).toMatchObject({ to: ['ona@example.lt'], from: letter.returnPath, isEncrypted: false });
    expect(got?.text).toContain('Message-ID: <order-1@nordport.example>');
    expect(got?.text).toContain('Content-Type: text/html');
    expect(got?.text).toContain('Content-Type: text/plain');
    expect(got?.text).toMatch(/^Subject: =\?UTF-8\?/m);
    expect(got?.text).toMatch(/^From: .*<shop@nordport\.example>/m);
  });

  test('to an unknown recipient is permanently refused', async () => {
    const office = await opened(createPostOffice({ hideSTARTTLS: true, judge: () => refusal(550) }));
    const { deliver } = createSmtpCarrier(`smtp://${office.address}`);
    await expect(deliver(letter)).rejects.toBeInstanceOf(MailRefused);
    expect(office.letters).toEqual([]);
  });

  test('to a full mailbox may be retried', async () => {
    const office = await opened(createPostOffice({ hideSTARTTLS: true, judge: () => refusal(452) }));
    const failure = await createSmtpCarrier(`smtp://${office.address}`)
      .deliver(letter)
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    expect(failure).not.toBeInstanceOf(MailRefused);
  });
});

describe('a mail server', () => {
  test('that does not answer is left after the time-out', async () => {
    const office = await opened(createSilentOffice());
    const begun = performance.now();
    const failure = await createSmtpCarrier(`smtp://${office.address}`, 150)
      .deliver(letter)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'ETIMEDOUT' });
    expect(failure).not.toBeInstanceOf(MailRefused);
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  test('that is unreachable fails, and the mail may be retried', async () => {
    const office = await createSilentOffice();
    await office.close();
    const { deliver } = createSmtpCarrier(`smtp://${office.address}`, 500);
    await expect(deliver(letter)).rejects.not.toBeInstanceOf(MailRefused);
  });

  test('that refuses our password is a configuration error, not a refused mail', async () => {
    const office = await opened(
      createPostOffice({
        hideSTARTTLS: true,
        allowInsecureAuth: true,
        onAuth: (_auth, _session, done) => done(refusal(535)),
      }),
    );
    const failure = await createSmtpCarrier(`smtp://shop:wrong@${office.address}`)
      .deliver(letter)
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'EAUTH', responseCode: 535 });
    expect(failure).not.toBeInstanceOf(MailRefused);
  });

  test('that accepts our password takes the mail', async () => {
    const office = await opened(
      createPostOffice({
        hideSTARTTLS: true,
        allowInsecureAuth: true,
        authOptional: false,
        onAuth: ({ username, password }, _session, done) =>
          done(password === 'right' ? null : refusal(535), { user: username }),
      }),
    );
    await createSmtpCarrier(`smtp://shop:right@${office.address}`).deliver(letter);
    expect(office.letters).toHaveLength(1);
  });
});

describe('encryption', () => {
  test('is used if the server offers it', async () => {
    const office = await opened(createPostOffice());
    await createSmtpCarrier(`smtp://${office.address}?${ANY_CERTIFICATE}`).deliver(letter);
    expect(office.letters[0]?.isEncrypted).toBe(true);
  });

  test('is used from the first byte, if the address requires it', async () => {
    const office = await opened(createPostOffice({ secure: true }));
    await createSmtpCarrier(`smtps://${office.address}?${ANY_CERTIFICATE}`).deliver(letter);
    expect(office.letters[0]?.isEncrypted).toBe(true);
  });

  test('that is required and not offered stops the delivery', async () => {
    const office = await opened(createPostOffice({ hideSTARTTLS: true, disabledCommands: ['STARTTLS'] }));
    const { deliver } = createSmtpCarrier(`smtp://${office.address}?requireTLS=true`);
    await expect(deliver(letter)).rejects.not.toBeInstanceOf(MailRefused);
    expect(office.letters).toEqual([]);
  });

  test.each(['smtp', 'smtps'])('by %s with an untrusted certificate stops the delivery', async (scheme) => {
    const office = await opened(createPostOffice({ secure: scheme === 'smtps' }));
    const { deliver } = createSmtpCarrier(`${scheme}://${office.address}`);
    await expect(deliver(letter)).rejects.toThrow(/certificate/);
    expect(office.letters).toEqual([]);
  });
});

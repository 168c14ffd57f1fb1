import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { createIdleJobs } from '@shop/commerce-jobs';
import type { TestDeps } from '@shop/commerce-kit/testing';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { createMail } from './mail.module.ts';

type Received = { to: string[]; from: string; text: string; isEncrypted: boolean };

/** An error with an SMTP code, as a mail server answers. */
export const refusal = (responseCode: number): Error =>
  Object.assign(new Error(`refused ${responseCode}`), { responseCode });

type MailServerOptions = SMTPServerOptions & {
  /** Returns an error for a mail that is to be refused; called once per delivery. */
  judge?: () => Error | undefined;
};

/** A mail server on this machine, with the mails that it has received. */
export const createPostOffice = async ({ judge = () => undefined, ...options }: MailServerOptions = {}) => {
  const letters: Received[] = [];
  let asked = 0;
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onRcptTo: (_address, _session, done) => {
      asked += 1;
      done(judge());
    },
    onData: (stream, { envelope, secure }, done) => {
      void text(stream).then((letter) => {
        letters.push({
          to: envelope.rcptTo.map(({ address }) => address),
          from: envelope.mailFrom ? envelope.mailFrom.address : '',
          text: letter,
          isEncrypted: secure,
        });
        done();
      });
    },
    ...options,
  });
  // A client reports its own connection errors.
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    letters,
    asked: () => asked,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** A mail server that accepts every connection and never answers. */
export const createSilentOffice = async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};

/** Mail into the database's mailbox, and jobs that wait until a test runs them. */
export const createTestMail = ({ db, brands, log, clock }: TestDeps) => {
  const jobs = createIdleJobs();
  return { jobs, mail: createMail({ db, jobs, brands, log, from: 'shop@test.example', clock }) };
};

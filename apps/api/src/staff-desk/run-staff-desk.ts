import { randomBytes } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { Database } from '@shop/database';
import { isStaffRole, STAFF_ROLES, type StaffRole } from '@shop/domain/staff';
import { createPasswords } from '@shop/commerce-accounts';
import {
  addMember,
  changeRoles,
  demoStaffCode,
  giveKey,
  listMembers,
  removeMember,
  verifyActs,
} from '@shop/commerce-staff';
import { bad, good, type DeskAnswer } from '../orders-desk/desk-answer.ts';

export type StaffDeskDeps = {
  readonly db: Database;
  readonly clock: () => Date;
  /** Seals the keys of authenticator apps. */
  readonly factorKey: string;
};

export const STAFF_USAGE = `npm run staff -- list                                            everyone with a login, and who has left
npm run staff -- add <login> "<name>" <roles> --why "…"          a new person; the password is printed once
npm run staff -- roles <login> <roles> --why "…"                 other roles, from the next call on
npm run staff -- key <login> --why "…"                           a new key for the app and recovery codes, printed once
npm run staff -- demo-code                                       the code of the demo’s key, now
npm run staff -- remove <login> --why "…"                        the person has left: sessions end at once
npm run staff -- verify-log                                      computes the hashes of the log of acts again
Roles, with commas between: ${STAFF_ROLES.join(', ')}`;

const PASSWORD_BYTES = 18;
const LOGIN = /^[a-z0-9][a-z0-9._@-]{1,79}$/i;

const rolesIn = (said: string): readonly StaffRole[] | null => {
  const named = said.split(',').map((role) => role.trim());
  return named.every(isStaffRole) ? named : null;
};

type Asked = { readonly words: readonly string[]; readonly why: string };

const read = (args: readonly string[]): Asked | null => {
  try {
    const options = { why: { type: 'string', default: '' } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    return { words: positionals, why: values.why.trim() };
  } catch {
    // An unknown option.
    return null;
  }
};

/** Runs one command about the people of the staff. `user` is the operating system's. */
export const runStaffDesk = async (
  deps: StaffDeskDeps,
  user: string,
  args: readonly string[],
): Promise<DeskAnswer> => {
  const asked = read(args);
  if (!asked) return bad(STAFF_USAGE);
  const [command = '', ...words] = asked.words;
  const reading = words.length === 0 ? READING[command] : undefined;
  if (reading) return reading(deps);
  const act = ACTS[command];
  if (!act) return bad(STAFF_USAGE);
  if (asked.why === '') return bad('Say why: --why "…".');
  return act(deps, words, { who: `desk:${user}`, now: deps.clock(), reason: asked.why });
};

type By = Parameters<typeof addMember>[2];

const list = async ({ db }: StaffDeskDeps): Promise<DeskAnswer> => {
  const members = await listMembers(db);
  if (members.length === 0) return good('No one has a login yet.');
  return good(
    members
      .map(({ id, login, name, roles: has, ended_at: ended }) =>
        [`staff:${id}`, login, name, ended ? 'has left' : has.join(', ')].join('  '),
      )
      .join('\n'),
  );
};

const verify = async ({ db }: StaffDeskDeps): Promise<DeskAnswer> => {
  const verified = await verifyActs(db);
  return verified.isWhole
    ? good(`The log is whole: ${verified.acts} acts, the last has the hash ${verified.lastHash}.`)
    : bad(`The log is broken at act ${verified.brokenAt}.`);
};

const add = async ({ db }: StaffDeskDeps, words: readonly string[], by: By): Promise<DeskAnswer> => {
  const [login = '', name = '', said = '', ...rest] = words;
  const has = rolesIn(said);
  if (!LOGIN.test(login) || name.trim() === '' || !has || rest.length > 0) return bad(STAFF_USAGE);
  const password = randomBytes(PASSWORD_BYTES).toString('base64url');
  const passwordHash = await createPasswords().hash(password);
  const added = await addMember(db, { login, name: name.trim(), roles: has, passwordHash }, by);
  return added.ok
    ? good(`${login} may log in as ${has.join(', ')} with the password ${password}`)
    : bad(`The login ${login} is taken.`);
};

const roles = async ({ db }: StaffDeskDeps, words: readonly string[], by: By): Promise<DeskAnswer> => {
  const [login = '', said = '', ...rest] = words;
  const has = rolesIn(said);
  if (!has || rest.length > 0) return bad(STAFF_USAGE);
  const changed = await changeRoles(db, { login, roles: has }, by);
  return changed.ok ? good(`${login} is now ${has.join(', ')}.`) : bad(`No one has the login ${login}.`);
};

const remove = async ({ db }: StaffDeskDeps, words: readonly string[], by: By): Promise<DeskAnswer> => {
  const [login = '', ...rest] = words;
  if (rest.length > 0) return bad(STAFF_USAGE);
  const removed = await removeMember(db, login, by);
  return removed.ok ? good(`${login} can no longer log in.`) : bad(`No one has the login ${login}.`);
};

const key = async (
  { db, factorKey }: StaffDeskDeps,
  words: readonly string[],
  by: By,
): Promise<DeskAnswer> => {
  const [login = '', ...rest] = words;
  if (rest.length > 0) return bad(STAFF_USAGE);
  const given = await giveKey(db, { login, factorKey }, by);
  if (!given.ok) return bad(`No one has the login ${login}.`);
  const { uri, key: typed, recoveryCodes } = given.value;
  return good(
    [`Key for the app: ${typed}`, uri, 'Recovery codes, each for one use:', ...recoveryCodes].join('\n'),
  );
};

const READING: Readonly<Record<string, (deps: StaffDeskDeps) => Promise<DeskAnswer>>> = {
  list,
  'demo-code': async ({ clock }) => good(demoStaffCode(clock())),
  'verify-log': verify,
};

const ACTS: Readonly<Record<string, typeof add>> = { add, roles, key, remove };

import { useMessages } from '../messages.ts';

const KNOWN = {
  required: 'office.error.required',
  too_long: 'office.error.too_long',
  weight: 'office.error.weight',
  sides: 'office.error.sides',
  tracking: 'office.error.tracking',
  number: 'office.error.number',
  wrong: 'office.error.code',
  'staff.credentials': 'office.error.credentials',
  'staff.code': 'office.error.code',
  too_many_requests: 'office.error.too_many',
  too_much: 'office.error.too_much',
  not_enough: 'office.error.not_enough',
  'staff.not_priceable': 'office.error.not_priceable',
  'staff.nothing_said': 'office.error.required',
  'staff.not_from_this_state': 'office.error.state',
  'staff.closed': 'office.error.state',
  moment: 'office.error.moment',
  invalid_union: 'office.error.paragraph',
  link: 'office.error.link',
  picture: 'office.error.picture',
  category: 'office.error.category',
  table_rows: 'office.error.table',
  invalid_type: 'office.error.whole_number',
  too_small: 'office.error.products',
  too_big: 'office.error.products',
  slug: 'office.error.slug',
  unread: 'office.error.fields',
  'staff.content.changed': 'office.error.changed',
  'staff.content.newer_text': 'office.error.newer_text',
  'staff.content.exists': 'office.error.exists',
  'staff.content.address_taken': 'office.error.address_taken',
  'staff.content.no_address': 'office.error.no_address',
  'staff.content.unknown_topic': 'office.error.topic',
  'staff.content.changes_missing': 'office.error.changes',
  'staff.content.ends_before_it_begins': 'office.error.ends',
  'staff.content.loop': 'office.error.loop',
  opening_first: 'office.error.opening_first',
  not_at_home: 'office.error.not_at_home',
  only_at_home: 'office.error.only_at_home',
  photo: 'office.error.photo',
  too_many_files: 'office.error.photos',
  'staff.tracking.in_future': 'office.error.in_future',
  'staff.tracking.out_of_order': 'office.error.out_of_order',
  'staff.tracking.known_already': 'office.error.known_already',
  'staff.company_not_open': 'office.error.state',
  'staff.job_not_failed': 'office.error.state',
  'staff.mail_not_failed': 'office.error.state',
  'staff.sum_needed': 'office.error.sum_needed',
  'staff.package.unknown_suite': 'office.error.suite',
  'staff.package.received_already': 'office.error.received',
} as const;

const isKnown = (code: string): code is keyof typeof KNOWN => Object.hasOwn(KNOWN, code);

/** The words for a code of a refusal; one without words is named. */
export const useProblemWords = (): ((code: string) => string) => {
  const say = useMessages();
  return (code) => (isKnown(code) ? say(KNOWN[code]) : say('office.error.other', { code }));
};

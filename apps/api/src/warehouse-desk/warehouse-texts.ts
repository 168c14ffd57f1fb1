export const WAREHOUSE_USAGE = `npm run warehouse -- list                                            parcels and requests that wait for staff
npm run warehouse -- show <tracking number or FR number>             one of them, with its history
npm run warehouse -- receive <tracking number> [--suite LT-20001]    a parcel arrives; its client is told
npm run warehouse -- identify <tracking number> --suite LT-20001     an unidentified parcel has an owner
npm run warehouse -- check <tracking number> --kg 1.2 --cm 30x20x10  looked at, weighed and measured
npm run warehouse -- store <tracking number> --shelf A-12            storage begins
npm run warehouse -- hold <tracking number> --text "a lithium battery"  what may not be carried
npm run warehouse -- send-back|dispose|abandon <tracking number>     how a parcel ends that is not forwarded
npm run warehouse -- pack <FR number>                                its parcels are packed as one
npm run warehouse -- measure <FR number> --kg 2.5 --cm 40x30x20      the price is known; the client is told
npm run warehouse -- hand-over <FR number> <carrier> <parcel number> given to the carrier; the client is told`;

const REFUSALS: Readonly<Record<string, string>> = {
  'package.unknown': 'There is no parcel with this number.',
  'package.several': 'Several clients have a parcel with this number: add --suite.',
  'package.unknown_suite': 'No client has this suite number.',
  'package.received_already': 'This parcel was received already.',
  'forward.unknown': 'There is no forward request with this number.',
  'forward.not_packed': 'Its parcels are not packed yet.',
  'forward.no_tariff': 'No tariff is valid for its country.',
};

/** Why an act was refused: an impossible transition names both states. */
export const refusalText = (code: string): string => {
  const known = REFUSALS[code];
  if (known !== undefined) return known;
  const [, from, to] = /^\w+\.(\w+)_not_(\w+)$/.exec(code) ?? [];
  return from === undefined ? `Refused: ${code}.` : `It is ${from}: it cannot become ${to}.`;
};

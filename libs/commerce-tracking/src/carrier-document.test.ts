import { expect, test } from 'vitest';
import { readCarrierDocument } from './carrier-document.ts';
import { MAPPINGS } from './mappings/mappings.ts';

/** One parcel's events as each carrier publishes them, with an unknown word and an invalid time. */
const DOCUMENTS = {
  dhl: {
    shipments: [
      {
        id: '00340434161094042557',
        events: [
          {
            timestamp: '2026-11-20T09:00:00+01:00',
            location: { address: { addressLocality: 'Vilnius' } },
            statusCode: 'delivered',
          },
          { timestamp: '2026-11-19T20:00:00', location: {}, statusCode: 'transit' },
          { timestamp: '2026-11-18T20:00:00Z', statusCode: 'unknown' },
          { timestamp: 'soon', statusCode: 'transit' },
        ],
      },
    ],
  },
  ups: {
    trackResponse: {
      shipment: [
        {
          package: [
            {
              trackingNumber: '1Z999AA10123456784',
              activity: [
                {
                  location: { address: { city: 'Vilnius' } },
                  status: { type: 'D' },
                  gmtDate: '20261120',
                  gmtTime: '08:00:00',
                },
                { status: { type: 'I' }, gmtDate: '20261119', gmtTime: '200000' },
                { status: { type: '?' }, gmtDate: '20261118', gmtTime: '20:00:00' },
                { status: { type: 'I' }, gmtDate: 'soon', gmtTime: '' },
              ],
            },
          ],
        },
      ],
    },
  },
  fedex: {
    output: {
      completeTrackResults: [
        {
          trackingNumber: '123456789012',
          trackResults: [
            {
              scanEvents: [
                { date: '2026-11-20T10:00:00+02:00', eventType: 'DL', scanLocation: { city: 'Vilnius' } },
                { date: '2026-11-19T15:00:00-05:00', eventType: 'DP', scanLocation: {} },
                { date: '2026-11-18T20:00:00Z', eventType: 'XX' },
                { date: 'soon', eventType: 'IT' },
              ],
            },
          ],
        },
      ],
    },
  },
} as const;

test.each(['dhl', 'ups', 'fedex'] as const)(
  '%s: its words, places and times are mapped to those of the shop',
  (carrier) => {
    const read = readCarrierDocument(MAPPINGS[carrier]!, DOCUMENTS[carrier]);
    expect(read).toMatchObject({
      ok: true,
      value: {
        events: [
          { state: 'delivered', place: 'Vilnius', at: new Date('2026-11-20T08:00:00Z') },
          { state: 'in_transit', place: null, at: new Date('2026-11-19T20:00:00Z') },
        ],
      },
    });
  },
);

test.each([[null], ['text'], [{ shipments: 'none' }], [{ shipments: [{}] }], [[]]])(
  'a document without a parcel, as %j, is invalid',
  (document) => {
    expect(readCarrierDocument(MAPPINGS.dhl!, document)).toEqual({ ok: false, error: 'no_number' });
  },
);

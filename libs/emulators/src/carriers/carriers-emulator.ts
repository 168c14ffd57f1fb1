import { randomBytes } from 'node:crypto';
import { createFaults } from '../kit/faults.ts';
import { serve, type EmulatorAnswer, type EmulatorRequest } from '../kit/serve.ts';

/** What was scanned, in the words of the carrier. */
export type Scan = { readonly at: Date; readonly word: string; readonly city?: string };

type Credentials = { readonly id: string; readonly secret: string };

const json = (status: number, body: object): EmulatorAnswer => ({ status, body });

const gmt = (at: Date) => {
  const [day = '', time = ''] = at.toISOString().split('T');
  return { gmtDate: day.replaceAll('-', ''), gmtTime: time.slice(0, 8) };
};

/** The answers of the three carriers in their published formats. */
const documents = {
  dhl: (number: string, scans: readonly Scan[]) => ({
    shipments: [
      {
        id: number,
        events: scans.map(({ at, word, city }) => ({
          timestamp: at.toISOString(),
          statusCode: word,
          ...(city && { location: { address: { addressLocality: city } } }),
        })),
      },
    ],
  }),
  ups: (number: string, scans: readonly Scan[]) => ({
    trackResponse: {
      shipment: [
        {
          inquiryNumber: number,
          package: [
            {
              trackingNumber: number,
              activity: scans.map(({ at, word, city }) => ({
                ...gmt(at),
                status: { type: word },
                ...(city && { location: { address: { city } } }),
              })),
            },
          ],
        },
      ],
    },
  }),
  fedex: (number: string, scans: readonly Scan[]) => ({
    output: {
      completeTrackResults: [
        {
          trackingNumber: number,
          trackResults: [
            {
              scanEvents: scans.map(({ at, word, city }) => ({
                date: at.toISOString(),
                eventType: word,
                ...(city && { scanLocation: { city } }),
              })),
            },
          ],
        },
      ],
    },
  }),
};

const fieldsOf = (body: string) => new URLSearchParams(body);

const numberOfFedex = (body: string): string | undefined => {
  const said = JSON.parse(body) as {
    trackingInfo?: { trackingNumberInfo?: { trackingNumber?: string } }[];
    includeDetailedScans?: boolean;
  };
  const isWhole = said.includeDetailedScans === true && Object.keys(said).length === 2;
  return isWhole ? said.trackingInfo?.[0]?.trackingNumberInfo?.trackingNumber : undefined;
};

/**
 * The tracking APIs of DHL, UPS and FedEx on this machine, each below a path of its own. Keys, tokens and required
 * headers are checked.
 */
export const startCarriersEmulator = async () => {
  const faults = createFaults();
  const credentials: Credentials = {
    id: randomBytes(8).toString('hex'),
    secret: randomBytes(16).toString('hex'),
  };
  const scans = new Map<string, readonly Scan[]>();
  const tokens = new Set<string>();
  let tokensGiven = 0;
  /** Answers with the parcel of another number, as carriers do for similar ones. */
  let mistaken: string | undefined;

  const newToken = (): EmulatorAnswer => {
    const token = randomBytes(16).toString('hex');
    tokens.add(token);
    tokensGiven += 1;
    return json(200, { access_token: token, token_type: 'bearer', expires_in: '3599' });
  };
  const hasToken = ({ headers }: EmulatorRequest) =>
    tokens.has((headers.authorization ?? '').replace(/^Bearer /, ''));

  const answerOf = (carrier: keyof typeof documents, number: string): EmulatorAnswer => {
    const found = scans.get(`${carrier} ${number}`);
    return found
      ? json(200, documents[carrier](mistaken ?? number, found))
      : json(404, { title: 'No result found', status: 404 });
  };

  const dhl = ({ headers, query }: EmulatorRequest): EmulatorAnswer => {
    if (headers['dhl-api-key'] !== credentials.secret) return json(401, { title: 'Unauthorized' });
    return answerOf('dhl', query.get('trackingNumber') ?? '');
  };

  const ups = (request: EmulatorRequest): EmulatorAnswer => {
    const { path, headers, body } = request;
    if (path === '/ups/security/v1/oauth/token') {
      const basic = Buffer.from(`${credentials.id}:${credentials.secret}`).toString('base64');
      const isRight =
        headers.authorization === `Basic ${basic}` &&
        fieldsOf(body).get('grant_type') === 'client_credentials';
      return isRight ? newToken() : json(401, { response: { errors: [{ code: '10401' }] } });
    }
    if (!hasToken(request)) return json(401, { response: { errors: [{ code: '250002' }] } });
    if (!headers['transid'] || !headers['transactionsrc'])
      return json(400, { response: { errors: [{ code: 'VSS001' }] } });
    return answerOf('ups', decodeURIComponent(path.split('/').at(-1) ?? ''));
  };

  const fedex = (request: EmulatorRequest): EmulatorAnswer => {
    const { path, body } = request;
    if (path === '/fedex/oauth/token') {
      const said = Object.fromEntries(fieldsOf(body));
      const isRight =
        said['grant_type'] === 'client_credentials' &&
        said['client_id'] === credentials.id &&
        said['client_secret'] === credentials.secret;
      return isRight ? newToken() : json(401, { errors: [{ code: 'NOT.AUTHORIZED.ERROR' }] });
    }
    if (!hasToken(request)) return json(401, { errors: [{ code: 'NOT.AUTHORIZED.ERROR' }] });
    const number = numberOfFedex(body);
    return number === undefined
      ? json(400, { errors: [{ code: 'INVALID.INPUT' }] })
      : answerOf('fedex', number);
  };

  const { origin, close } = await serve({
    faults,
    mayFail: () => true,
    handle: (request) => {
      const handlers: Readonly<Record<string, typeof dhl>> = { dhl, ups, fedex };
      return handlers[request.path.split('/')[1] ?? '']?.(request) ?? json(404, {});
    },
  });

  return {
    /** Settings by which the shop asks this emulator. */
    settings: {
      DHL_API_KEY: credentials.secret,
      DHL_API_URL: `${origin}/dhl`,
      UPS_CLIENT_ID: credentials.id,
      UPS_CLIENT_SECRET: credentials.secret,
      UPS_API_URL: `${origin}/ups`,
      FEDEX_CLIENT_ID: credentials.id,
      FEDEX_CLIENT_SECRET: credentials.secret,
      FEDEX_API_URL: `${origin}/fedex`,
    },
    faults,
    scan: (carrier: keyof typeof documents, number: string, all: readonly Scan[]): void => {
      scans.set(`${carrier} ${number}`, all);
    },
    mistakeFor: (number: string | undefined): void => {
      mistaken = number;
    },
    /** All tokens stop working, as after a restart of the carrier. */
    forgetTokens: (): void => tokens.clear(),
    tokensGiven: (): number => tokensGiven,
    close,
  };
};

import { post, postOnce } from '../call.ts';
import type { Done } from '../contract.ts';
import { claimQueueCalls } from './claim-queue.calls.ts';
import { companyAccountCalls } from './company-account.calls.ts';
import { companyChecksCalls } from './company-checks.calls.ts';
import { contentDeskCalls } from './content-desk.calls.ts';
import { contentTopicsCalls } from './content-topics.calls.ts';
import type {
  ForwardAnswer,
  ForwardHandOver,
  ForwardPack,
  ForwardQueue,
  Intake,
  OfficeParcelAnswer,
  ParcelAct,
  ParcelCheck,
  ParcelQueue,
} from './intake.schemas.ts';
import type { OfficeFile, OneFile } from './claim-queue.schemas.ts';
import { mailStopsCalls } from './mail-stops.calls.ts';
import { parcelPhotosCalls } from './parcel-photos.calls.ts';
import { productReviewQueueCalls } from './product-review-queue.calls.ts';
import { sentParcelsCalls } from './sent-parcels.calls.ts';
import type {
  FailedJobs,
  FailedMails,
  OfficeOverview,
  OneJob,
  OneMail,
  ReviewList,
  ReviewOrder,
  VerifiedLog,
} from './queues.schemas.ts';
import type {
  OneQuote,
  QuoteDetails,
  QuoteFacts,
  QuoteMoved,
  QuoteQueue,
  QuoteSearch,
  QuoteWords,
} from './quote-queue.schemas.ts';
import type { OfficeFinds, OfficeOrder, OfficeSearch, OneOrder } from './search.schemas.ts';
import type { Nothing } from './staff.schemas.ts';
import { textsCalls } from './texts.calls.ts';

/** The queues of the office. */
export const officeCalls = {
  overview: post<Nothing, OfficeOverview>('/api/staff/overview'),
  verifyLog: post<Nothing, VerifiedLog>('/api/staff/acts/verify'),
  quotes: post<QuoteSearch, QuoteQueue>('/api/staff/quotes'),
  quote: post<OneQuote, QuoteDetails>('/api/staff/quotes/one'),
  quotePicture: post<OneFile, OfficeFile>('/api/staff/quotes/picture'),
  takeQuote: post<OneQuote, Done>('/api/staff/quotes/take'),
  giveQuoteBack: post<OneQuote, Done>('/api/staff/quotes/give-back'),
  setQuoteFacts: post<QuoteFacts, QuoteMoved>('/api/staff/quotes/facts'),
  offerQuote: post<OneQuote, QuoteMoved>('/api/staff/quotes/offer'),
  askBuyer: post<QuoteWords, QuoteMoved>('/api/staff/quotes/ask'),
  refuseQuote: post<QuoteWords, QuoteMoved>('/api/staff/quotes/refuse'),
  parcels: post<Nothing, ParcelQueue>('/api/staff/parcels'),
  takeIn: postOnce<Intake, OfficeParcelAnswer>('/api/staff/parcels/take-in'),
  checkParcel: post<ParcelCheck, OfficeParcelAnswer>('/api/staff/parcels/check'),
  moveParcel: post<ParcelAct, OfficeParcelAnswer>('/api/staff/parcels/move'),
  forwards: post<Nothing, ForwardQueue>('/api/staff/forwards'),
  packForward: post<ForwardPack, ForwardAnswer>('/api/staff/forwards/pack'),
  handForwardOver: post<ForwardHandOver, ForwardAnswer>('/api/staff/forwards/hand-over'),
  search: post<OfficeSearch, OfficeFinds>('/api/staff/search'),
  order: post<OneOrder, OfficeOrder>('/api/staff/orders/one'),
  reviews: post<Nothing, ReviewList>('/api/staff/reviews'),
  actOnReview: post<ReviewOrder, Done>('/api/staff/reviews/act'),
  ...claimQueueCalls,
  ...companyAccountCalls,
  ...companyChecksCalls,
  ...contentDeskCalls,
  ...contentTopicsCalls,
  ...mailStopsCalls,
  ...productReviewQueueCalls,
  ...sentParcelsCalls,
  ...textsCalls,
  ...parcelPhotosCalls,
  failedJobs: post<Nothing, FailedJobs>('/api/staff/failed-jobs'),
  retryJob: post<OneJob, Done>('/api/staff/failed-jobs/retry'),
  retryMail: post<OneMail, Done>('/api/staff/failed-mails/retry'),
  failedMails: post<Nothing, FailedMails>('/api/staff/failed-mails'),
};

import { redirect, type RouteObject } from 'react-router-dom';
import { claimAction } from './claim-page/claim-page.action.ts';
import { claimLoader } from './claim-page/claim-page.loader.ts';
import { ClaimPage } from './claim-page/claim-page.tsx';
import { claimsLoader } from './claims-page/claims-page.loader.ts';
import { ClaimsPage } from './claims-page/claims-page.tsx';
import { ClientPage } from './client-page/client-page.tsx';
import { clientAction } from './client-page/client-page.action.ts';
import { clientLoader } from './client-page/client-page.loader.ts';
import { companiesAction } from './companies-page/companies-page.action.ts';
import { companiesLoader } from './companies-page/companies-page.loader.ts';
import { CompaniesPage } from './companies-page/companies-page.tsx';
import { contentPages } from './content/content.routes.ts';
import { failuresAction } from './failures-page/failures-page.action.ts';
import { failuresLoader } from './failures-page/failures-page.loader.ts';
import { FailuresPage } from './failures-page/failures-page.tsx';
import { forwardsAction } from './forwards-page/forwards-page.action.ts';
import { forwardsLoader } from './forwards-page/forwards-page.loader.ts';
import { ForwardsPage } from './forwards-page/forwards-page.tsx';
import { OfficeError } from './frame/office-error.tsx';
import { officeFrameLoader } from './frame/office-frame.loader.ts';
import { OfficeFrame } from './frame/office-frame.tsx';
import { FRAME_ID } from './frame/use-staff.ts';
import { intakeAction } from './intake-page/intake-page.action.ts';
import { intakeLoader } from './intake-page/intake-page.loader.ts';
import { IntakePage } from './intake-page/intake-page.tsx';
import { invoicesAction } from './invoices-page/invoices-page.action.ts';
import { invoicesLoader } from './invoices-page/invoices-page.loader.ts';
import { InvoicesPage } from './invoices-page/invoices-page.tsx';
import { logInAction, logOutAction } from './log-in-page/log-in-page.action.ts';
import { LogInPage } from './log-in-page/log-in-page.tsx';
import { logLoader } from './log-page/log-page.loader.ts';
import { LogPage } from './log-page/log-page.tsx';
import { mailStopsAction } from './mail-stops-page/mail-stops-page.action.ts';
import { mailStopsLoader } from './mail-stops-page/mail-stops-page.loader.ts';
import { MailStopsPage } from './mail-stops-page/mail-stops-page.tsx';
import { manifestLoader } from './manifest-page/manifest-page.loader.ts';
import { ManifestPage } from './manifest-page/manifest-page.tsx';
import { orderAction } from './order-page/order-page.action.ts';
import { orderLoader } from './order-page/order-page.loader.ts';
import { OrderPage } from './order-page/order-page.tsx';
import { overviewLoader } from './overview-page/overview-page.loader.ts';
import { OverviewPage } from './overview-page/overview-page.tsx';
import { parcelAction } from './parcel-page/parcel-page.action.ts';
import { parcelLoader } from './parcel-page/parcel-page.loader.ts';
import { ParcelPage } from './parcel-page/parcel-page.tsx';
import { parcelsAction } from './parcels-page/parcels-page.action.ts';
import { parcelsLoader } from './parcels-page/parcels-page.loader.ts';
import { ParcelsPage } from './parcels-page/parcels-page.tsx';
import { quoteAction } from './quote-page/quote-page.action.ts';
import { quoteLoader } from './quote-page/quote-page.loader.ts';
import { QuotePage } from './quote-page/quote-page.tsx';
import { quotesLoader } from './quotes-page/quotes-page.loader.ts';
import { QuotesPage } from './quotes-page/quotes-page.tsx';
import { requestsAction } from './requests-page/requests-page.action.ts';
import { requestsLoader } from './requests-page/requests-page.loader.ts';
import { RequestsPage } from './requests-page/requests-page.tsx';
import { productReviewsAction } from './product-reviews-page/product-reviews-page.action.ts';
import { productReviewsLoader } from './product-reviews-page/product-reviews-page.loader.ts';
import { ProductReviewsPage } from './product-reviews-page/product-reviews-page.tsx';
import { reviewsAction } from './reviews-page/reviews-page.action.ts';
import { reviewsLoader } from './reviews-page/reviews-page.loader.ts';
import { ReviewsPage } from './reviews-page/reviews-page.tsx';
import { searchLoader } from './search-page/search-page.loader.ts';
import { SearchPage } from './search-page/search-page.tsx';
import { sentLoader } from './sent-page/sent-page.loader.ts';
import { SentPage } from './sent-page/sent-page.tsx';
import { sentParcelAction } from './sent-parcel-page/sent-parcel-page.action.ts';
import { sentParcelLoader } from './sent-parcel-page/sent-parcel-page.loader.ts';
import { SentParcelPage } from './sent-parcel-page/sent-parcel-page.tsx';
import { textFilesAction } from './text-files-page/text-files-page.action.ts';
import { textFilesLoader } from './text-files-page/text-files-page.loader.ts';
import { TextFilesPage } from './text-files-page/text-files-page.tsx';
import { textImportAction } from './text-import-page/text-import-page.action.ts';
import { textImportLoader } from './text-import-page/text-import-page.loader.ts';
import { TextImportPage } from './text-import-page/text-import-page.tsx';
import { textAction } from './text-page/text-page.action.ts';
import { textLoader } from './text-page/text-page.loader.ts';
import { TextPage } from './text-page/text-page.tsx';
import { textsLoader } from './texts-page/texts-page.loader.ts';
import { TextsPage } from './texts-page/texts-page.tsx';

const notFound = (): never => {
  throw new Response(null, { status: 404 });
};
const backToLogin = (): Response => redirect('/log-in');

const pages: RouteObject[] = [
  { index: true, loader: overviewLoader, Component: OverviewPage },
  { path: 'intake', loader: intakeLoader, action: intakeAction, Component: IntakePage },
  { path: 'parcels', loader: parcelsLoader, action: parcelsAction, Component: ParcelsPage },
  { path: 'parcels/:id', loader: parcelLoader, action: parcelAction, Component: ParcelPage },
  { path: 'forwards', loader: forwardsLoader, action: forwardsAction, Component: ForwardsPage },
  { path: 'forwards/manifest/:carrier/:day', loader: manifestLoader, Component: ManifestPage },
  { path: 'sent', loader: sentLoader, Component: SentPage },
  { path: 'sent/:id', loader: sentParcelLoader, action: sentParcelAction, Component: SentParcelPage },
  { path: 'quotes', loader: quotesLoader, Component: QuotesPage },
  { path: 'quotes/:id', loader: quoteLoader, action: quoteAction, Component: QuotePage },
  { path: 'claims', loader: claimsLoader, Component: ClaimsPage },
  { path: 'claims/:id', loader: claimLoader, action: claimAction, Component: ClaimPage },
  { path: 'search', loader: searchLoader, Component: SearchPage },
  { path: 'orders/:id', loader: orderLoader, action: orderAction, Component: OrderPage },
  { path: 'clients/:id', loader: clientLoader, action: clientAction, Component: ClientPage },
  { path: 'requests', loader: requestsLoader, action: requestsAction, Component: RequestsPage },
  { path: 'companies', loader: companiesLoader, action: companiesAction, Component: CompaniesPage },
  { path: 'invoices', loader: invoicesLoader, action: invoicesAction, Component: InvoicesPage },
  {
    path: 'product-reviews',
    loader: productReviewsLoader,
    action: productReviewsAction,
    Component: ProductReviewsPage,
  },
  { path: 'reviews', loader: reviewsLoader, action: reviewsAction, Component: ReviewsPage },
  { path: 'texts', loader: textsLoader, Component: TextsPage },
  { path: 'texts/files', loader: textFilesLoader, action: textFilesAction, Component: TextFilesPage },
  {
    ...{ path: 'texts/files/:key', loader: textImportLoader, action: textImportAction },
    Component: TextImportPage,
  },
  { path: 'texts/:key', loader: textLoader, action: textAction, Component: TextPage },
  { path: 'failures', loader: failuresLoader, action: failuresAction, Component: FailuresPage },
  { path: 'mail-stops', loader: mailStopsLoader, action: mailStopsAction, Component: MailStopsPage },
  ...contentPages,
  { path: 'log', loader: logLoader, Component: LogPage },
];

/** Every address of the office. */
export const officeRoutes: RouteObject[] = [
  {
    ErrorBoundary: OfficeError,
    children: [
      { path: 'log-in', action: logInAction, Component: LogInPage },
      { path: 'log-out', loader: backToLogin, action: logOutAction },
      { id: FRAME_ID, loader: officeFrameLoader, Component: OfficeFrame, children: pages },
      { path: '*', loader: notFound, Component: OfficeError },
    ],
  },
];

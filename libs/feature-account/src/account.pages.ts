export { messages } from './messages.ts';

export const checks = () => import('./account.checks.ts');

export const login = {
  action: async () => (await import('./login-page/login-page.action.ts')).action,
  Component: async () => (await import('./login-page/login-page.tsx')).LoginPage,
};

export const register = {
  action: async () => (await import('./register-page/register-page.action.ts')).action,
  Component: async () => (await import('./register-page/register-page.tsx')).RegisterPage,
};

export const passwordReset = {
  action: async () => (await import('./password-reset-page/password-reset-page.action.ts')).action,
  Component: async () => (await import('./password-reset-page/password-reset-page.tsx')).PasswordResetPage,
};

export const confirmEmail = {
  action: async () => (await import('./confirm-email-page/confirm-email-page.action.ts')).action,
  Component: async () => (await import('./confirm-email-page/confirm-email-page.tsx')).ConfirmEmailPage,
};

export const unsubscribe = {
  action: async () => (await import('./unsubscribe-page/unsubscribe-page.action.ts')).action,
  Component: async () => (await import('./unsubscribe-page/unsubscribe-page.tsx')).UnsubscribePage,
};

export const logout = {
  loader: async () => (await import('./logout/logout.action.ts')).loader,
  action: async () => (await import('./logout/logout.action.ts')).action,
};

export const userAccount = {
  Component: async () => (await import('./user-account-page/user-account-page.tsx')).UserAccountPage,
};

export const information = {
  loader: async () => (await import('./information-page/information-page.loader.ts')).loader,
  action: async () => (await import('./information-page/information-page.action.ts')).action,
  Component: async () => (await import('./information-page/information-page.tsx')).InformationPage,
};

export const newsletter = {
  action: async () => (await import('./newsletter-page/newsletter-page.action.ts')).action,
  Component: async () => (await import('./newsletter-page/newsletter-page.tsx')).NewsletterPage,
};

export const confirmNewsletter = {
  action: async () => (await import('./newsletter-page/confirm-newsletter.action.ts')).action,
  Component: async () => (await import('./newsletter-page/confirm-newsletter.tsx')).ConfirmNewsletterPage,
};

export const endNewsletter = {
  action: async () => (await import('./newsletter-page/end-newsletter.action.ts')).action,
  Component: async () => (await import('./newsletter-page/end-newsletter.tsx')).EndNewsletterPage,
};

export const accountNews = {
  loader: async () => (await import('./news-page/news-page.loader.ts')).loader,
  action: async () => (await import('./news-page/news-page.action.ts')).action,
  Component: async () => (await import('./news-page/news-page.tsx')).NewsPage,
};

export const accountData = {
  loader: async () => (await import('./data-page/data-page.loader.ts')).loader,
  action: async () => (await import('./data-page/data-page.action.ts')).action,
  Component: async () => (await import('./data-page/data-page.tsx')).DataPage,
};

export const security = {
  loader: async () => (await import('./security-page/security-page.loader.ts')).loader,
  action: async () => (await import('./security-page/security-page.action.ts')).action,
  Component: async () => (await import('./security-page/security-page.tsx')).SecurityPage,
};

export const balance = {
  loader: async () => (await import('./balance-page/balance-page.loader.ts')).loader,
  Component: async () => (await import('./balance-page/balance-page.tsx')).BalancePage,
};

export const topUp = {
  action: async () => (await import('./top-up-page/top-up-page.action.ts')).action,
  Component: async () => (await import('./top-up-page/top-up-page.tsx')).TopUpPage,
};

export const wishList = {
  loader: async () => (await import('./wish-list/wish-list-page.loader.ts')).loader,
  action: async () => (await import('./wish-list/wish-list-page.action.ts')).action,
  Component: async () => (await import('./wish-list/wish-list-page.tsx')).WishListPage,
};

export const saveWish = {
  loader: async () => (await import('./wish-list/save-wish.action.ts')).loader,
  action: async () => (await import('./wish-list/save-wish.action.ts')).action,
};

export const endWishAlerts = {
  action: async () => (await import('./wish-list/end-alerts-page.action.ts')).action,
  Component: async () => (await import('./wish-list/end-alerts-page.tsx')).EndAlertsPage,
};

export const addresses = {
  action: async () => (await import('./addresses-page/addresses-page.action.ts')).action,
  Component: async () => (await import('./addresses-page/addresses-page.tsx')).AddressesPage,
};

export const newAddress = {
  action: async () => (await import('./new-address-page/new-address-page.action.ts')).action,
  Component: async () => (await import('./new-address-page/new-address-page.tsx')).NewAddressPage,
};

export const editAddress = {
  loader: async () => (await import('./own-address/own-address.loader.ts')).loader,
  action: async () => (await import('./edit-address-page/edit-address-page.action.ts')).action,
  Component: async () => (await import('./edit-address-page/edit-address-page.tsx')).EditAddressPage,
};

export const removeAddress = {
  loader: async () => (await import('./own-address/own-address.loader.ts')).loader,
  action: async () => (await import('./remove-address-page/remove-address-page.action.ts')).action,
  Component: async () => (await import('./remove-address-page/remove-address-page.tsx')).RemoveAddressPage,
};

export const loginModal = async () => (await import('./login-modal/login-modal.tsx')).LoginModal;

export const registerModal = async () => (await import('./register-modal/register-modal.tsx')).RegisterModal;

export const forgotModal = async () => (await import('./forgot-modal/forgot-modal.tsx')).ForgotModal;

export const newAddressModal = async () =>
  (await import('./address-modals/new-address-modal.tsx')).NewAddressModal;

export const editAddressModal = async () =>
  (await import('./address-modals/edit-address-modal.tsx')).EditAddressModal;

export const removeAddressModal = async () =>
  (await import('./address-modals/remove-address-modal.tsx')).RemoveAddressModal;

export const accountNav = async () => (await import('./account-nav/account-nav.slot.tsx')).AccountNavSlot;

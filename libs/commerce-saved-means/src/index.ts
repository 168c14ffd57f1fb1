export { chosenMeans, NO_MEANS, savedByMethod } from './means-of-client.ts';
export { meansOfPayment } from './means-of-payment.ts';
export { createSavedMeans } from './saved-means.module.ts';
export { savedMeansPersonal } from './saved-means.personal.ts';
export { savesCards } from './saves-cards.ts';
export { wishToSave } from './wishes.repository.ts';
export { savedMeansRetention } from './saved-means.retention.ts';

/** A separate file for the modal: the messages themselves are bundled with those of the product's page. */
export { sizeMessages } from './size-chart.messages.ts';

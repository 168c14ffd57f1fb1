export type { AnswerOf, BodyOf, Call } from './call.ts';
export { authCalls } from './auth/auth.calls.ts';
export { permissionCalls } from './auth/permission.calls.ts';
export { cartCalls } from './cart/cart.calls.ts';
export { catalogueCalls } from './catalogue/catalogue.calls.ts';
export { configurationCalls, pathCheckCalls } from './configuration/configuration.calls.ts';
export { visitorCalls } from './visitor/visitor.calls.ts';

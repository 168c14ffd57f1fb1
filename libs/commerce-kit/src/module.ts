// Declares `hide` in a route's schema.
import type {} from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import type { BindCall } from './call.ts';

/** The server as modules see it: Fastify, and `call` for everything that has a contract. */
export type App = FastifyInstance & { call: BindCall };

/** A part of the API that adds its routes. */
export type Module = (app: App) => Promise<void>;

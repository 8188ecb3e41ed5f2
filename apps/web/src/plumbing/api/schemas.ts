import type { Endpoint } from '@homeward/contract/endpoint'
import { inTime } from '../in-time.ts'

/** What an endpoint takes, as a form checks it. */
export type Schemas = Pick<Endpoint, 'input' | 'params'>

/**
 * The schemas of an endpoint, loaded here and nowhere else: to call one the app needs none, so the
 * build leaves them out (`contract/plugin.ts`), and no other code may look for them.
 */
export const schemasOf = async <E extends Endpoint>(
  endpoint: E,
): Promise<Pick<E, 'input' | 'params'>> =>
  isOutline(endpoint) ? inTime(() => endpoint.schemas()) : endpoint

/** Where the app is not built, as in tests, endpoints have their schemas with them. */
const isOutline = <E extends Endpoint>(endpoint: E): endpoint is E & Outline<E> =>
  'schemas' in endpoint

type Outline<E> = { schemas: () => Promise<E> }

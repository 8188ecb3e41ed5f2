import { type Office, createOffice } from '@homeward/contract/agency/offices'
import {
  type Payor,
  createPayor,
  createPayorRate,
  type PayorRate,
} from '@homeward/contract/agency/payors'
import type { InputOf } from '@homeward/contract/endpoint'
import { updateIntegration } from '@homeward/contract/agency/integrations'
import { call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import { anUpload } from '../../files/testing/factories.ts'

let made = 0
const numbered = (name: string): string => `${name} ${++made}`

export const anOffice = (
  app: TestServer,
  world: World,
  overrides: Partial<InputOf<typeof createOffice>> = {},
): Promise<Office> =>
  call(app, world.owner, createOffice, { name: numbered('Office'), ...overrides })

export const aPayor = (
  app: TestServer,
  world: World,
  overrides: Partial<InputOf<typeof createPayor>> = {},
): Promise<Payor> =>
  call(app, world.owner, createPayor, {
    name: numbered('Health plan'),
    type: 'medicare_advantage',
    payer_id: 'PLAN1',
    ...overrides,
  })

/** A rate of a payor of its own for the service of the world, from New Year 2026 without an end. */
export const aRate = async (
  app: TestServer,
  world: World,
  overrides: Partial<InputOf<typeof createPayorRate>> = {},
): Promise<PayorRate> =>
  call(app, world.owner, createPayorRate, {
    id: overrides.id ?? (await aPayor(app, world)).id,
    service_id: world.serviceId,
    start_date: '2026-01-01',
    cents_per_unit: 600,
    ...overrides,
  })

/** A line of the order file of CMS. */
export const orderLine = (at: number, code: string, description: string, billable = true): string =>
  `${String(at).padStart(5, '0')} ${code.padEnd(7)} ${billable ? 1 : 0} ${description.slice(0, 60).padEnd(60)} ${description}`

/** An uploaded order file with these lines. */
export const anOrderFile = (
  app: TestServer,
  world: World,
  lines: readonly string[],
  filename = 'icd10cm_order_2026.txt',
): Promise<string> =>
  anUpload(app, world.owner, { filename, content_type: 'text/plain', bytes: lines.join('\r\n') })

/** Switches a geocoder on. */
export const aGeocoder = (
  app: TestServer,
  world: World,
  endpoint = 'https://8.8.4.4/search',
): Promise<unknown> =>
  call(app, world.owner, updateIntegration, {
    kind: 'geocoder',
    enabled: true,
    settings: { endpoint },
  })

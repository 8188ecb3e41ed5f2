import { integrationHealths, integrationKinds } from '@homeward/domain/agency/integrations'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, instant, line, lockVersion } from '../fields.ts'

/** Where an agency looks for addresses that has not said so. */
export const usualCountries = 'us'

/** What the geocoder needs to be asked; it answers as Nominatim's /search does. */
export const GeocoderSettings = z.strictObject({
  endpoint: z
    .url({
      protocol: /^https?$/,
      error: 'Enter an address like https://geocoder.example.org/search.',
    })
    .max(300),
  /** Two letters of the countries to look in, with commas between. */
  country_codes: z
    .string()
    .regex(/^[a-z]{2}(,[a-z]{2}){0,4}$/, 'Enter two-letter country codes, like us.')
    .default(usualCountries),
  /** The query parameter that carries the key, where one is needed. */
  key_parameter: z
    .string()
    .regex(/^[A-Za-z_]{1,30}$/, 'Enter only letters and underscores.')
    .nullable()
    .default(null),
})
export type GeocoderSettings = z.infer<typeof GeocoderSettings>

export const IntegrationTest = z.object({
  ok: z.boolean(),
  /** What was tried and what came of it, in words. */
  message: z.string(),
  /** Milliseconds. */
  took: z.int(),
})
export type IntegrationTest = z.infer<typeof IntegrationTest>

export const Integration = z.object({
  kind: z.enum(integrationKinds),
  label: z.string(),
  purpose: z.string(),
  /** Whether the agency sets it up, or whoever runs the server. */
  scope: z.enum(['process', 'agency']),
  enabled: z.boolean(),
  /** Whether what it needs is set. */
  configured: z.boolean(),
  settings: z.record(z.string(), z.unknown()),
  /** Whether a password or key is kept; it is never answered. */
  has_secret: z.boolean(),
  health: z.enum(integrationHealths),
  last_tested_at: instant.nullable(),
  last_test: IntegrationTest.nullable(),
  lock_version: lockVersion,
  abilities,
})
export type Integration = z.infer<typeof Integration>

/** One that there is not is not found. */
const kind = { kind: z.string().max(40) }

export const listIntegrations = endpoint({
  room: 'agency',
  spec: 'E244',
  summary: 'List integrations with their status',
  method: 'GET',
  path: '/integrations',
  permission: 'integrations.read',
  returns: page(Integration),
})

export const getIntegration = endpoint({
  room: 'agency',
  spec: 'E244',
  summary: 'Get an integration',
  method: 'GET',
  path: '/integrations/:kind',
  params: kind,
  permission: 'integrations.read',
  returns: record(Integration),
})

const setUp = {
  /** Those of the kind, all of them. */
  settings: z.record(z.string().max(40), z.unknown()).optional(),
  /** Null removes it; left out, the one that is kept stays. */
  secret: line(500).nullable().optional(),
}

export const createIntegration = endpoint({
  room: 'agency',
  spec: 'E244',
  summary: 'Set up a new integration; it is turned on by default',
  method: 'POST',
  path: '/integrations',
  permission: 'integrations.write',
  input: { ...kind, enabled: z.boolean().default(true), ...setUp },
  returns: record(Integration),
  fails: [
    'integration_exists',
    'integration_of_process',
    'integration_incomplete',
    'address_not_public',
  ],
})

export const updateIntegration = endpoint({
  room: 'agency',
  spec: 'E244',
  summary: 'Update an integration, turn it on or off; its secret is stored encrypted',
  method: 'PATCH',
  path: '/integrations/:kind',
  params: kind,
  permission: 'integrations.write',
  input: {
    enabled: z.boolean().optional(),
    ...setUp,
    lock_version: lockVersion.optional(),
  },
  returns: record(Integration),
  fails: ['stale', 'integration_of_process', 'integration_incomplete', 'address_not_public'],
})

export const testIntegration = endpoint({
  room: 'agency',
  spec: 'E244',
  summary: 'Test an integration and store the result',
  method: 'POST',
  path: '/integrations/:kind/test',
  needsAnswer: true,
  params: kind,
  permission: 'integrations.write',
  returns: record(Integration),
  fails: ['integration_incomplete'],
})

import { integrationHealths, integrationKinds } from '@homeward/domain/agency/integrations'
import { z } from 'zod'
import { endpoint, page, record } from '../endpoint.ts'
import { abilities, instant, line, lockVersion } from '../fields.ts'

/** The default geocoder of an agency. */
export const usualCountries = 'us'

/** The settings of the geocoder, which answers like Nominatim's /search. */
export const GeocoderSettings = z.strictObject({
  endpoint: z
    .url({
      protocol: /^https?$/,
      error: 'Enter an address like https://geocoder.example.org/search.',
    })
    .max(300),
  /** Two-letter codes of the countries to search, separated by commas. */
  country_codes: z
    .string()
    .regex(/^[a-z]{2}(,[a-z]{2}){0,4}$/, 'Enter two-letter country codes, like us.')
    .default(usualCountries),
  /** The query parameter for the key, if one is required. */
  key_parameter: z
    .string()
    .regex(/^[A-Za-z_]{1,30}$/, 'Enter only letters and underscores.')
    .nullable()
    .default(null),
})
export type GeocoderSettings = z.infer<typeof GeocoderSettings>

export const IntegrationTest = z.object({
  ok: z.boolean(),
  /** What was tested, and the result, in words. */
  message: z.string(),
  /** Milliseconds. */
  took: z.int(),
})
export type IntegrationTest = z.infer<typeof IntegrationTest>

export const Integration = z.object({
  kind: z.enum(integrationKinds),
  label: z.string(),
  purpose: z.string(),
  /** Whether the agency or the operator of the server sets it up. */
  scope: z.enum(['process', 'agency']),
  enabled: z.boolean(),
  /** Whether its required settings are set. */
  configured: z.boolean(),
  settings: z.record(z.string(), z.unknown()),
  /** Whether a password or key is stored; no answer ever has it. */
  has_secret: z.boolean(),
  health: z.enum(integrationHealths),
  last_tested_at: instant.nullable(),
  last_test: IntegrationTest.nullable(),
  lock_version: lockVersion,
  abilities,
})
export type Integration = z.infer<typeof Integration>

/** An unknown one is not found. */
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
  /** Null removes it; if left out, the stored one stays. */
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

import { GeocoderSettings } from '@homeward/contract/agency/integrations'
import type { IntegrationKind } from '@homeward/domain/agency/integrations'
import type { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import { unseal } from '../../../plumbing/crypto/protected.ts'
import { readS3Settings } from '../../../plumbing/storage/open-storage.ts'
import { readSettings } from '../../../process/settings.ts'
import type { Geocoder } from './geocoder.ts'
import type { IntegrationRow } from './integration-store.ts'

/** The schema of a kind's settings; null if the process has them. */
export const settingsSchema = (kind: IntegrationKind): z.ZodType | null => {
  switch (kind) {
    case 'geocoder':
      return GeocoderSettings
    case 'mail':
    case 'storage':
      return null
  }
}

type State = { configured: boolean; settings: Record<string, unknown> }

/** Whether a kind has its required settings, and which of them may be shown. */
export function stateOf(row: Pick<IntegrationRow, 'kind' | 'settings'>): State {
  switch (row.kind) {
    case 'mail':
      return mailState()
    case 'storage':
      return storageState()
    case 'geocoder': {
      const settings = settingsSchema(row.kind)?.safeParse(row.settings)
      return {
        configured: settings?.success === true,
        settings: (settings?.success ? settings.data : {}) as Record<string, unknown>,
      }
    }
  }
}

function mailState(): State {
  const { mail } = readSettings(process.env)
  if (!mail) return { configured: false, settings: {} }
  const { hostname, port } = new URL(mail.smtpUrl)
  return {
    configured: true,
    settings: { server: port ? `${hostname}:${port}` : hostname, from: mail.from },
  }
}

function storageState(): State {
  const bucket = readS3Settings(process.env)
  return {
    configured: true,
    settings: bucket
      ? { where: 'bucket', bucket: bucket.bucket, region: bucket.region }
      : { where: 'disk' },
  }
}

/** What the secret of the agency's integrations is sealed for. */
export const secretPlace = (ctx: Ctx): string => `integrations.secret:${ctx.agency.id}`

/** The agency's geocoder; null if its settings are incomplete. */
export function geocoderOf(ctx: Ctx, row: IntegrationRow): Geocoder | null {
  const settings = GeocoderSettings.safeParse(row.settings)
  if (!settings.success) return null
  const secret =
    row.secret_sealed === null ? null : unseal(ctx.keys, row.secret_sealed, secretPlace(ctx))
  return { settings: settings.data, secret }
}

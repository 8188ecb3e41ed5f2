import type { IntegrationKind } from '@homeward/domain/agency/integrations'
import { createTransport } from 'nodemailer'
import { v7 as uuid } from 'uuid'
import type { Ctx } from '../../../plumbing/context.ts'
import { readSettings } from '../../../process/settings.ts'
import { locate } from './geocoder.ts'
import type { IntegrationRow } from './integration-store.ts'
import { geocoderOf } from './settings.ts'

/** A real test of an integration: returns what worked, or rejects with what failed. */
type Check = (ctx: Ctx, row: IntegrationRow, signal: AbortSignal) => Promise<string>

/** An address that every geocoder of the country knows. */
const knownAddress = '1600 Pennsylvania Avenue NW, Washington, DC 20500'

const checkMail: Check = async (_ctx, _row, signal) => {
  const { mail } = readSettings(process.env)
  if (!mail) throw new Error('No mail server is set.')
  const transport = createTransport({ url: mail.smtpUrl, connectionTimeout: 5000 })
  signal.addEventListener('abort', () => transport.close())
  try {
    await transport.verify()
  } finally {
    transport.close()
  }
  return 'The mail server accepted the sign-in.'
}

const checkStorage: Check = async ({ storage }) => {
  const name = uuid()
  const written = Buffer.from(`probe ${name}`)
  await storage.put(name, written)
  try {
    if (!written.equals(await storage.get(name)))
      throw new Error('The test file was read back with different content.')
  } finally {
    await storage.remove(name)
  }
  return 'A test file was written, read and deleted.'
}

const checkGeocoder: Check = async (ctx, row, signal) => {
  const geocoder = geocoderOf(ctx, row)
  if (!geocoder) throw new Error('No geocoder is set up.')
  const position = await locate(geocoder, knownAddress, signal)
  if (!position) throw new Error(`The geocoder did not find ${knownAddress}.`)
  return `The geocoder found ${knownAddress} at ${position.latitude.toFixed(4)}, ${position.longitude.toFixed(4)}.`
}

export const checks: Record<IntegrationKind, Check> = {
  mail: checkMail,
  storage: checkStorage,
  geocoder: checkGeocoder,
}

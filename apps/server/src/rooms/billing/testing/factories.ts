import type { Claim } from '@homeward/contract/billing/claim-shape'
import { getClaim, listClaims, updateClaim } from '@homeward/contract/billing/claims'
import {
  createTransmission,
  downloadTransmission,
  updateTransmission,
} from '@homeward/contract/billing/transmissions'
import { createAuthorization } from '@homeward/contract/care/authorizations'
import { createClient } from '@homeward/contract/clients/clients'
import type { InputOf } from '@homeward/contract/endpoint'
import { startUpload } from '@homeward/contract/files/uploads'
import type { UploadType } from '@homeward/domain/files/types'
import { getEraFile, type ReadEraFile, uploadEra } from '@homeward/contract/billing/remittances'
import { endOf, instantOf } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import { makeCtx } from '../../../plumbing/context.ts'
import { inAgency } from '../../../plumbing/db/transaction.ts'
import { type Caller, call } from '../../../testing/call.ts'
import type { TestServer } from '../../../testing/test-server.ts'
import type { World } from '../../../testing/world.ts'
import { insertVisit } from '../../../testing/visits.ts'
import { a835, aPayment } from './remittance.ts'

/** The day of the care that these tests bill: the Monday before the tests' today. */
export const day = '2026-10-26'

/** A client who can be billed. */
export const aBillableClient = async (
  app: TestServer,
  world: World,
  overrides: Partial<InputOf<typeof createClient>> = {},
): Promise<string> => {
  const client = await call(app, world.owner, createClient, {
    first_name: 'Maria',
    last_name: 'Lopez',
    gender: 'female',
    office_id: world.officeId,
    birthdate: '1948-03-14',
    status: 'active',
    primary_payor_id: world.payorId,
    medicaid_number: '900123456K',
    duplicate_checked: true,
    diagnosis_codes: ['I10', 'R269'],
    addresses_attributes: [
      { street: '412 Oakwood Ave', city: 'Raleigh', state: 'NC', zip: '27601-1234' },
    ],
    ...overrides,
  })
  return client.id
}

/** An authorization of 160 units a week that covers the day. */
export const anAuthorizationFor = async (
  app: TestServer,
  world: World,
  clientId: string,
  overrides: Partial<InputOf<typeof createAuthorization>> = {},
): Promise<string> => {
  const authorization = await call(app, world.owner, createAuthorization, {
    client_id: clientId,
    payor_id: world.payorId,
    service_ids: [world.serviceId],
    number: 'PA-1001',
    start_date: '2026-06-01',
    end_date: '2027-05-31',
    units: 160,
    unit_period: 'week',
    ...overrides,
  })
  return authorization.id
}

type VisitFacts = {
  clientId: string
  authorizationId?: string | null
  date?: string
  time?: string
  minutes?: number
  signed?: boolean
  agentId?: string
  status?: 'completed' | 'approved'
}

/** A visit as its review leaves it; where it is approved, the rooms above are told. */
export async function anApprovedVisit(
  app: TestServer,
  world: World,
  facts: VisitFacts,
): Promise<string> {
  const { date = day, time = '09:00', minutes = 120, status = 'approved' } = facts
  const id = uuid()
  const own = { agency_id: world.agencyId }
  const startsAt = instantOf(date, time, 'America/New_York').toISOString()
  const endsAt = endOf(date, time, minutes, 'America/New_York').toISOString()
  await inAgency(app.db, world.agencyId, async (tx) => {
    await insertVisit(tx, {
      ...own,
      id,
      client_id: facts.clientId,
      agent_id: facts.agentId ?? world.pca.agentId,
      authorization_id: facts.authorizationId ?? null,
      service_id: world.serviceId,
      scheduled_date: date,
      scheduled_time: time,
      scheduled_duration: minutes,
      starts_at: startsAt,
      ends_at: endsAt,
      status,
      check_in_at: startsAt,
      check_in_method: 'evv',
      check_out_at: endsAt,
      check_out_method: 'evv',
      completed_duration: minutes,
      reviewed_check_in_at: startsAt,
      reviewed_check_out_at: endsAt,
      reviewed_duration: minutes,
      reviewed_at: endsAt,
      reviewed_by_name: 'Test nurse',
      overlap_reason: null,
    })
    if (facts.signed !== false) {
      const file = { ...own, id: uuid(), name: 'signature.png', content_type: 'image/png' }
      await tx
        .insertInto('files')
        .values({ ...file, byte_size: 1, sha256: Buffer.alloc(32), status: 'stored' })
        .execute()
      await tx
        .insertInto('signatures')
        .values({
          ...own,
          id: uuid(),
          visit_id: id,
          signer_role: 'client',
          file_id: file.id,
          signed_by: 'Maria Lopez',
          signed_at: endsAt,
          document_hash: 'x',
        })
        .execute()
    }
    if (status === 'approved') {
      const agency = {
        id: world.agencyId,
        name: '',
        timeZone: '',
        locationTolerance: 150,
        lateAfter: 10,
      }
      const actor = { kind: 'job', name: 'test' } as const
      const ctx = makeCtx(app.services, tx, { agency, actor, requestId: 'test' })
      await ctx.emit('visit.approved', { visit_id: id })
    }
  })
  return id
}

/** A claim for review, made by the job that follows the approval of a visit. */
export async function aClaim(
  app: TestServer,
  world: World,
  facts: Partial<VisitFacts> & { units?: number } = {},
): Promise<Claim> {
  const clientId = facts.clientId ?? (await aBillableClient(app, world))
  const authorizationId =
    facts.authorizationId ??
    (facts.clientId ? null : await anAuthorizationFor(app, world, clientId))
  await anApprovedVisit(app, world, { ...facts, clientId, authorizationId })
  await app.drainJobs()
  const { data } = await call(app, world.owner, listClaims, {
    status: 'for_review',
    client_id: clientId,
    sort: '-number',
  })
  return call(app, world.owner, getClaim, { id: data[0]?.id ?? '' })
}

/** Marks claims as ready and sends them; returns the claims and the text of the file. */
export async function sent(
  app: TestServer,
  world: World,
  claims: readonly Claim[],
  payor_id = world.payorId,
): Promise<{ claims: Claim[]; text: string; interchangeControl: string }> {
  for (const { id } of claims) {
    await call(app, world.billing_admin, updateClaim, { id, status: 'ready_to_send' })
  }
  const transmission = await call(app, world.billing_admin, createTransmission, { payor_id })
  await call(app, world.billing_admin, updateTransmission, { id: transmission.id, status: 'sent' })
  const file = await call(app, world.billing_admin, downloadTransmission, {
    id: transmission.id,
  })
  return {
    claims: await Promise.all(
      claims.map(({ id }) => call(app, world.billing_admin, getClaim, { id })),
    ),
    text: String(file.body),
    interchangeControl: transmission.interchange_control,
  }
}

/** A claim of two hours, $47.68, that was sent. */
export async function aSentClaim(app: TestServer, world: World): Promise<Claim> {
  const { claims } = await sent(app, world, [await aClaim(app, world)])
  const [claim] = claims
  if (!claim) throw new Error('Nothing was sent.')
  return claim
}

/** Uploads bytes and answers the signed_id to name them by. */
export async function anUploadOf(
  app: TestServer,
  who: Caller,
  content: string | Buffer,
  type: UploadType = 'application/edi-x12',
): Promise<string> {
  const bytes = Buffer.from(content)
  const { signed_id, url } = await call(app, who, startUpload, {
    filename: 'remittance.835',
    content_type: type,
    byte_size: bytes.length,
  })
  const answer = await app.server.inject({
    method: 'PUT',
    url,
    payload: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })
  if (answer.statusCode !== 204) throw new Error(`The upload was refused: ${answer.body}`)
  return signed_id
}

/** Uploads a remittance and has it read to the end. */
export const upload = async (
  app: TestServer,
  world: World,
  text: string,
  type?: 'application/edi-x12' | 'text/plain',
): Promise<ReadEraFile> => {
  const signed_id = await anUploadOf(app, world.billing_admin, text, type)
  const { id } = await call(app, world.billing_admin, uploadEra, { signed_id })
  await app.drainJobs()
  const file = await call(app, world.billing_admin, getEraFile, { id })
  if (file.state !== 'done') throw new Error(`The file is ${file.state}: ${file.error}`)
  return file
}

/** A remittance that is held, as its payment is not what its claim comes to. */
export const aHeldRemittance = (app: TestServer, world: World, trace: string) => {
  const paid = { number: 'HW00000001', charge: 4768, paid: 4768 }
  return upload(app, world, a835([aPayment([paid], { total: 4700, trace })]))
}

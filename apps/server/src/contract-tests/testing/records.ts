import { an999 } from '../../rooms/billing/testing/answers.ts'
import { acknowledgeTimesheets } from '@homeward/contract/payroll/timesheets'
import { waiveVisitSignature } from '@homeward/contract/visits/signatures'
import { waiveAssessmentSignature } from '@homeward/contract/care/assessments'
import { waiveCareplanSignature } from '@homeward/contract/care/careplans'
import { getEra } from '@homeward/contract/billing/remittances'
import { createIntegrationAccount } from '@homeward/contract/agency/integration-accounts'
import { createTransmission } from '@homeward/contract/billing/transmissions'
import { createVisits } from '@homeward/contract/visits/adding'
import { checkIn, checkOut } from '@homeward/contract/visits/capture'
import { cancelVisit, reviewVisit } from '@homeward/contract/visits/visits'
import { createClaim, updateClaim } from '@homeward/contract/billing/claims'
import { addDays } from '@homeward/domain/time/zone'
import { v7 as uuid } from 'uuid'
import { inAgency } from '../../plumbing/db/transaction.ts'
import { aPayor } from '../../rooms/agency/testing/factories.ts'
import {
  aClaim,
  anApprovedVisit,
  aBillableClient,
  anUploadOf,
  aSentClaim,
  day,
  sent,
  upload,
} from '../../rooms/billing/testing/factories.ts'
import { a835, aPayment } from '../../rooms/billing/testing/remittance.ts'
import {
  aCareplan,
  anAssessment,
  aClientAtHome,
  anActiveCareplan,
  anAuthorization,
  one,
} from '../../rooms/care/testing/factories.ts'
import { anUpload, ofNobody, onePixel } from '../../rooms/files/testing/factories.ts'
import { isPaid, sheetsOf, week, worked } from '../../rooms/payroll/testing/factories.ts'
import { aVisit } from '../../rooms/visits/testing/factories.ts'
import { call } from '../../testing/call.ts'
import type { TestServer } from '../../testing/test-server.ts'
import type { World } from '../../testing/world.ts'

export type Records = Awaited<ReturnType<typeof someRecords>>

/** Another NPI that passes its check digit: a remittance for it is held until the agency has it. */
const laterNpi = '1245319599'

/** Why the staff enters what no phone took. */
const reason = 'no_signal'

/** One record of each kind, in the state in which the samples may act on it. */
export async function someRecords(app: TestServer, world: World) {
  const now = app.services.clock().toISOString()
  let made = 0
  const visitNow = async (...steps: ('in' | 'out')[]): Promise<string> => {
    // One after the other, so that the caregiver is free for each.
    const scheduled_time = `${10 + made++}:00`
    const { id } = await aVisit(app, world, { scheduled_time, scheduled_duration: 30 })
    if (steps.includes('in')) await call(app, world.manager, checkIn, { id, at: now, reason })
    if (steps.includes('out')) await call(app, world.manager, checkOut, { id, at: now, reason })
    return id
  }
  const authorization = await anAuthorization(app, world)
  const idleClient = await aClientAtHome(app, world)
  return {
    now,
    office: world.officeId,
    payor: world.payorId,
    service: world.serviceId,
    activity: world.activityIds[0] ?? '',
    agent: world.cna.agentId,
    client: authorization.client_id,
    idleClient,
    authorization: authorization.id,
    careplan: (await anActiveCareplan(app, world)).id,
    draftCareplan: (await aCareplan(app, world, { draft: true })).id,
    assessment: (await anAssessment(app, world)).id,
    spareAssessment: (await anAssessment(app, world)).id,
    plannedVisit: await visitNow(),
    spareVisit: await visitNow(),
    dueVisit: await visitNow(),
    fobVisit: await visitNow(),
    runningVisit: await visitNow('in'),
    finishedVisit: await visitNow('in', 'out'),
    queuedVisit: await visitNow('in', 'out'),
    settledVisit: await visitNow('in', 'out'),
    correctedVisit: await visitNow('in', 'out'),
    ...(await addedVisits(app, world)),
    ...(await endedVisits(app, world)),
    signature: await ofNobody(
      app,
      world.agencyId,
      anUpload(app, world.manager, { bytes: onePixel }),
    ),
    ...(await aWaiver(app, world)),
    ...(await anAssessmentWaiver(app, world)),
    ...(await aVisitWaiver(app, world, await visitNow('in'))),
    ...(await billingRecords(app, world)),
    ...(await payRecords(app, world)),
  }
}

/** A draft and a visit as it was added, both of a client whose week may be copied. */
async function addedVisits(app: TestServer, world: World) {
  const { client_id, id: authorization_id } = await anAuthorization(app, world)
  const { visits } = await call(app, world.manager, createVisits, {
    client_id,
    authorization_id,
    scheduled_dates: ['2026-11-05', '2026-11-06'],
    scheduled_time: '09:00',
    scheduled_duration: 60,
    client_confirmed: true,
  })
  const [draftVisit = '', addedVisit = ''] = visits.map(({ id }) => id)
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('visits').set({ draft: true }).where('id', '=', draftVisit).execute(),
  )
  return { draftVisit, addedVisit, copiedClient: client_id }
}

/** Visits that are to be missed, restored, archived and reopened. */
async function endedVisits(app: TestServer, world: World) {
  const open = async () => {
    const small = { agent_id: null, scheduled_time: '00:00', scheduled_duration: 30 }
    return (await aVisit(app, world, small)).id
  }
  const canceled = async () =>
    (await call(app, world.manager, cancelVisit, { id: await open() })).id
  const { id } = await aVisit(app, world, { scheduled_time: '01:00', scheduled_duration: 30 })
  const at = app.services.clock().toISOString()
  await call(app, world.manager, checkIn, { id, at, reason })
  await call(app, world.manager, checkOut, { id, at, reason })
  await call(app, world.nurse, reviewVisit, { id, decision: 'reject' })
  return {
    missedVisit: await open(),
    canceledVisit: await canceled(),
    spentVisit: await canceled(),
    rejectedVisit: id,
  }
}

/** A care plan that does without a signature. */
async function aWaiver(app: TestServer, world: World) {
  const { id } = await aCareplan(app, world, { draft: true })
  const waived = { id, signer_role: 'nurse', reason: 'Left the agency' } as const
  const { signatures } = await call(app, world.nurse, waiveCareplanSignature, waived)
  return { waivedCareplan: id, waiver: signatures[0]?.id ?? '' }
}

/** An assessment that does without a signature. */
async function anAssessmentWaiver(app: TestServer, world: World) {
  const { id } = await anAssessment(app, world)
  const waived = { id, signer_role: 'nurse', reason: 'Left the agency' } as const
  const { signatures } = await call(app, world.nurse, waiveAssessmentSignature, waived)
  return { waivedAssessment: id, assessmentWaiver: signatures[0]?.id ?? '' }
}

/** A visit that does without a signature. */
async function aVisitWaiver(app: TestServer, world: World, id: string) {
  const waived = { id, signer_role: 'client', reason: 'Asleep' } as const
  const { signatures } = await call(app, world.nurse, waiveVisitSignature, waived)
  return { waivedVisit: id, visitWaiver: signatures[0]?.id ?? '' }
}

let unclaimed = 0

/** A visit without a claim, for use at once: the next jobs that run make its claim. */
export async function anUnclaimedVisit(app: TestServer, world: World): Promise<string> {
  const clientId = await aBillableClient(app, world)
  // A day of its own, so that the caregiver is free.
  const date = addDays(day, -++unclaimed)
  return anApprovedVisit(app, world, { clientId, authorizationId: null, date, time: '18:00' })
}

/** A claim that waits to be sent. */
export async function aReadyClaim(app: TestServer, world: World): Promise<void> {
  const date = addDays(day, -++unclaimed)
  const { id } = await aClaim(app, world, { date, time: '20:00' })
  await call(app, world.billing_admin, updateClaim, { id, status: 'ready_to_send' })
}

/** A file that waits for the connection of its payor, which reaches no one. */
export async function aConnectedFile(app: TestServer, world: World): Promise<string> {
  await aReadyClaim(app, world)
  const { id } = await call(app, world.billing_admin, createTransmission, {
    payor_id: world.payorId,
  })
  const account = await call(app, world.owner, createIntegrationAccount, {
    name: `Service ${unclaimed}`,
    vendor: 'https',
    settings: { endpoint: 'https://127.0.0.1' },
  })
  const payor = await aPayor(app, world)
  await inAgency(app.db, world.agencyId, async (tx) => {
    await tx
      .updateTable('payors')
      .set({ clearinghouse_account_id: account.id })
      .where('id', '=', payor.id)
      .execute()
    // Other samples hand over the files of the world's payor themselves.
    await tx.updateTable('transmissions').set({ payor_id: payor.id }).where('id', '=', id).execute()
  })
  return id
}

/** A claim that was sent and of which somebody said what the payor did. */
export async function anAnsweredClaim(
  app: TestServer,
  world: World,
  status: 'acknowledged' | 'rejected',
): Promise<string> {
  const visit_id = await anUnclaimedVisit(app, world)
  const { id } = await call(app, world.billing_admin, createClaim, { visit_id })
  await inAgency(app.db, world.agencyId, async (tx) => {
    const sent_at = new Date().toISOString()
    await tx
      .updateTable('claims')
      .set({ status: 'transmitted', transmitted_at: sent_at })
      .where('id', '=', id)
      .execute()
    await tx
      .insertInto('claim_filings')
      .values({
        agency_id: world.agencyId,
        id: uuid(),
        claim_id: id,
        sequence: 1,
        frequency: '1',
        payor_id: world.payorId,
        state: 'sent',
        charge_cents: 0,
        units: 0,
        content: JSON.stringify({ diagnosisCodes: [], lines: [] }) as never,
      })
      .execute()
  })
  await call(app, world.billing_admin, updateClaim, { id, status })
  return id
}

/** A claim of which the journal has a refusal. */
export async function aDeniedClaim(app: TestServer, world: World): Promise<string> {
  const claim_id = await anAnsweredClaim(app, world, 'acknowledged')
  const own = { agency_id: world.agencyId }
  const id = uuid()
  const entry = { ...own, id, claim_id, source_id: id, date: '2026-11-02', kind: 'claim_remitted' }
  await inAgency(app.db, world.agencyId, async (tx) => {
    await tx
      .insertInto('journal_entries')
      .values({ ...entry, description: 'Denied', created_by_name: 'test' })
      .execute()
    const line = { ...own, entry_id: id, entry_date: '2026-11-02' }
    await tx
      .insertInto('journal_lines')
      .values([
        { ...line, position: 1, account: 'denied_receivable', amount_cents: 100 },
        { ...line, position: 2, account: 'service_revenue', amount_cents: -100 },
      ])
      .execute()
  })
  return claim_id
}

async function billingRecords(app: TestServer, world: World) {
  const claim = await aClaim(app, world)
  const { claims, text } = await sent(app, world, [await aClaim(app, world, { time: '12:00' })])
  const sentClaim = claims[0] ?? (await aSentClaim(app, world))
  const ready = await aClaim(app, world, { time: '15:00' })
  await call(app, world.billing_admin, updateClaim, { id: ready.id, status: 'ready_to_send' })

  const unknown = [{ number: 'NOTOURS1', charge: 1000, paid: 1000 }]
  const posted = await upload(app, world, a835([aPayment(unknown, { trace: 'EFT1' })], '11'))
  const era = posted.eras[0]?.id ?? ''
  const { claims: eraClaims } = await one(app, world.owner, getEra, era)
  const foreign = aPayment(unknown, { trace: 'EFT2', npi: laterNpi })
  const held = await upload(app, world, a835([foreign], '12'))
  await inAgency(app.db, world.agencyId, (tx) =>
    tx.updateTable('agencies').set({ npi: laterNpi }).execute(),
  )
  const another = a835([aPayment(unknown, { trace: 'EFT3' })], '13')
  return {
    claim: claim.id,
    sentClaim: sentClaim.id,
    transmission: sentClaim.transmission_id ?? '',
    claimFile: text,
    era,
    eraFile: posted.id,
    unmatchedEraClaim: eraClaims[0]?.id ?? '',
    heldEra: held.eras[0]?.id ?? '',
    answer: await ofNobody(
      app,
      world.agencyId,
      anUploadOf(app, world.billing_admin, an999({ control: '77', sender: 'NOBODY' })),
    ),
    remittance: await ofNobody(app, world.agencyId, anUploadOf(app, world.billing_admin, another)),
  }
}

/** A timesheet of the caregiver that can be acknowledged, and an acknowledged one of the week before. */
async function payRecords(app: TestServer, world: World) {
  await isPaid(app, world)
  for (const date of ['2026-06-02', '2026-06-09']) await worked(app, world, { date })
  await worked(app, world, { date: '2026-10-30', time: '20:00', minutes: 60 })
  await call(app, world.owner, acknowledgeTimesheets, { week: '2026-06-08' })
  const sheet = (await sheetsOf(app, world)).find(({ date }) => date === week)
  return { timesheet: sheet?.id ?? '' }
}

/** Remittances of an agency must differ. */
let remittances = 100

/** A remittance of an unknown claim: posted for the agency's NPI, on hold for another. */
async function anEra(app: TestServer, world: World, npi = laterNpi) {
  remittances += 1
  const unknown = [{ number: `NOTOURS${remittances}`, charge: 1000, paid: 1000 }]
  const payment = aPayment(unknown, { trace: `EFT${remittances}`, npi })
  const { eras } = await upload(app, world, a835([payment], String(remittances)))
  return one(app, world.owner, getEra, eras[0]?.id ?? '')
}

/** A remittance that is on hold. */
export const aHeldEra = async (app: TestServer, world: World): Promise<string> =>
  (await anEra(app, world, '1999999992')).id

/** A claim of a posted remittance that is not known. */
export const anUnknownEraClaim = async (app: TestServer, world: World): Promise<string> =>
  (await anEra(app, world)).claims[0]?.id ?? ''

import { uploadAcknowledgement } from '@homeward/contract/billing/transmissions'
import { an999 } from '../../../rooms/billing/testing/answers.ts'
import { correctClaim } from '@homeward/contract/billing/claims'
import { dismissEraClaim } from '@homeward/contract/billing/era-claims'
import { dismissEra, uploadEra } from '@homeward/contract/billing/remittances'
import { anUploadOf, day } from '../../../rooms/billing/testing/factories.ts'
import { call } from '../../../testing/call.ts'
import {
  aConnectedFile,
  aDeniedClaim,
  anAnsweredClaim,
  anUnclaimedVisit,
  aHeldEra,
  anUnknownEraClaim,
  aReadyClaim,
} from '../records.ts'
import { aClaimOfFirst, aClaimOfNext } from '../next-payors.ts'
import { named, type Sample } from '../sample.ts'
import { aClosedMonth, aPostedMonth } from '../months.ts'
import { anOverpaidClaim, aWaitingRefund } from '../refunds.ts'
import { aRefusedClaim, aWaitingWriteOff } from '../write-offs.ts'

/** Endpoints of the way from the claim to the money. */
export const moneySamples: Record<string, Sample> = {
  'GET /claims/:id': named('claim'),
  'POST /claims': async (_, { app, world }) => ({
    visit_id: await anUnclaimedVisit(app, world),
  }),
  'PATCH /claims/:id': ({ claim }) => ({ id: claim, note: 'Asked the payer' }),
  'POST /claims/:id/correct': async (_, { app, world }) => ({
    id: await anAnsweredClaim(app, world, 'rejected'),
  }),
  'POST /claims/:id/void': async (_, { app, world }) => ({
    id: await anAnsweredClaim(app, world, 'acknowledged'),
    payer_control_number: 'ICN9',
  }),
  'POST /claims/:id/leave': async (_, { app, world }) => {
    const id = await anAnsweredClaim(app, world, 'rejected')
    await call(app, world.billing_admin, correctClaim, { id })
    return { id }
  },
  'POST /claims/:id/next_payor': async (_, { app, world }) => ({
    id: await aClaimOfFirst(app, world),
  }),
  'POST /claims/:id/first_payor': async (_, { app, world }) => ({
    id: await aClaimOfNext(app, world),
    payer_control_number: 'ICN1',
  }),
  'POST /claims/:id/write_offs': async (_, { app, world }) => ({
    ...(await aRefusedClaim({ app, world })),
    amount_cents: 100,
    reason: 'Too old',
  }),
  'POST /write_offs/:id/approve': async (_, { app, world }) => ({
    id: await aWaitingWriteOff({ app, world }),
  }),
  'POST /claims/:id/refunds': async (_, { app, world }) => ({
    ...(await anOverpaidClaim({ app, world })),
    amount_cents: 100,
    paid_to: 'payor',
    method: 'check',
    paid_on: day,
    reason: 'Paid twice',
  }),
  'POST /refunds/:id/approve': async (_, { app, world }) => ({
    id: await aWaitingRefund({ app, world }),
  }),
  'POST /refunds/:id/undo': async (_, { app, world }) => ({
    id: await aWaitingRefund({ app, world }),
    reason: 'Typed wrong',
  }),
  'POST /journal_months/close': async (_, { app, world }) => {
    await aPostedMonth({ app, world })
    return { month: '2026-10' }
  },
  'POST /journal_months/reopen': async (_, { app, world }) => {
    await aClosedMonth({ app, world })
    return { month: '2026-10', reason: 'A check was forgotten' }
  },
  'POST /write_offs/:id/undo': async (_, { app, world }) => ({
    id: await aWaitingWriteOff({ app, world }),
    reason: 'Typed wrong',
  }),
  'GET /claims/:id/appeal_letter': async (_, { app, world }) => ({
    id: await aDeniedClaim(app, world),
  }),
  'GET /claims_dashboard': () => ({ start_date: day, end_date: day }),
  'PATCH /claims_bulk': ({ claim }) => ({ ids: [claim], status: 'on_hold' }),
  'GET /claim_transmissions/preview': ({ payor }) => ({ payor_id: payor }),
  'POST /claim_transmissions': async ({ payor }, { app, world }) => {
    await aReadyClaim(app, world)
    return { payor_id: payor }
  },
  'POST /create_missing_transmissions': async (_, { app, world }) => {
    await aReadyClaim(app, world)
    return {}
  },
  'PATCH /claim_transmissions/:id': ({ transmission }) => ({ id: transmission, status: 'unknown' }),
  'POST /claim_transmissions/:id/deliver': async (_, { app, world }) => ({
    id: await aConnectedFile(app, world),
  }),
  'POST /fetch_claim_transmissions': () => ({}),
  'GET /claim_transmissions/:id/file': named('transmission'),
  'POST /claim_acknowledgements': ({ answer }) => ({ signed_id: answer }),
  'PATCH /claim_acknowledgements/:id': async (_, { app, world }) => {
    const text = an999({ control: String(Date.now()).slice(-8), sender: 'NOBODY' })
    const signed_id = await anUploadOf(app, world.billing_admin, text)
    const { answers } = await call(app, world.billing_admin, uploadAcknowledgement, { signed_id })
    return { id: answers[0]?.id ?? '', status: 'dismissed' }
  },
  'GET /eras/:id': named('era'),
  'GET /era_files/:id': named('eraFile'),
  'PATCH /era_files/:id': async (_, { app, world }) => {
    const signed_id = await anUploadOf(app, world.billing_admin, 'ISA*00')
    const { id } = await call(app, world.billing_admin, uploadEra, { signed_id })
    return { id, state: 'canceled' }
  },
  'POST /eras': ({ remittance }) => ({ signed_id: remittance }),
  'PATCH /eras/:id': ({ heldEra }) => ({ id: heldEra, status: 'posted' }),
  'POST /eras/:id/unpost': ({ era }) => ({ id: era, reason: 'By mistake' }),
  'POST /eras/:id/dismiss': async (_, { app, world }) => ({
    id: await aHeldEra(app, world),
    reason: 'Not ours',
  }),
  'POST /eras/:id/hold': async (_, { app, world }) => {
    const id = await aHeldEra(app, world)
    await call(app, world.owner, dismissEra, { id, reason: 'Not ours' })
    return { id }
  },
  'POST /era_claims/:id/dismiss': async (_, { app, world }) => ({
    id: await anUnknownEraClaim(app, world),
    reason: 'Not ours',
  }),
  'POST /era_claims/:id/undo': async (_, { app, world }) => {
    const id = await anUnknownEraClaim(app, world)
    await call(app, world.owner, dismissEraClaim, { id, reason: 'Not ours' })
    return { id, reason: 'It is' }
  },
  'PATCH /era_claims/:id': ({ unmatchedEraClaim, sentClaim }) => ({
    id: unmatchedEraClaim,
    claim_id: sentClaim,
  }),
}

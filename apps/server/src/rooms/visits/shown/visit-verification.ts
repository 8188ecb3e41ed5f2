import type { Visit } from '@homeward/contract/visits/visits'
import { accountVendorLabels } from '@homeward/domain/agency/integration-accounts'
import { causeWords } from '@homeward/domain/verification/causes'
import type { Accepted } from '@homeward/domain/verification/flags'
import { rollUp } from '@homeward/domain/verification/roll-up'
import {
  stoppedVerificationStatuses,
  verificationStatusLabels,
} from '@homeward/domain/verification/vocabulary'
import type { SentTo } from '@homeward/domain/visits/timeline'
import { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import type { VisitFacts } from '../visit-store.ts'

type Sent = Pick<VisitFacts, 'verifications'>

/** Where a visit stands over its EVV vendors; null without any. */
export const verificationStatusOf = ({ verifications }: Sent) =>
  rollUp(verifications.map(({ status }) => status))

type Shown = Pick<
  Visit,
  'vendor_verifications' | 'visit_verification_status' | 'visit_verification_meta'
>

/** A visit at its EVV vendors, as it is answered. */
export function presentVerification(ctx: Ctx, visit: Sent & { id: string }): Shown {
  const { verifications } = visit
  const reads = ctx.may('verifications.read')
  return {
    vendor_verifications: verifications.map(({ id, vendor, status, claim_status }) => ({
      id,
      vendor,
      parent_id: visit.id,
      status,
      claim_status,
    })),
    visit_verification_status: verificationStatusOf(visit),
    visit_verification_meta:
      verifications.length === 0
        ? null
        : {
            vendors: verifications.map((one) => ({
              account: one.account_name,
              vendor: one.vendor,
              status: one.status,
              sent_at: one.sent_at,
              verified_at: one.verified_at,
              problems: reads ? wordsOf(one.problems) : [],
            })),
          },
  }
}

const Problems = z.array(z.object({ message: z.string(), cause: z.string().nullish() }))
const wordsOf = (problems: unknown): string[] =>
  Problems.parse(problems).map(({ message }) => message)

/** The vendors of a visit as steps of its way; what was archived for one is none. */
export const vendorSteps = (ctx: Ctx, { verifications }: Sent): SentTo[] =>
  verifications
    .filter(({ status }) => status !== 'archived')
    .map(({ account_name, vendor, status, problems, sent_at, verified_at }) => ({
      name: nameOf(account_name, vendor),
      verified: status === 'verified',
      stopped: stoppedVerificationStatuses.some((one) => one === status),
      at: status === 'verified' ? verified_at : sent_at,
      note: [
        verificationStatusLabels[status],
        ...(ctx.may('verifications.read') ? briefly(problems) : []),
      ].join(': '),
    }))

/** What is wrong in a few words; the whole sentence is in the visit's EVV part. */
const briefly = (problems: unknown): string[] =>
  Problems.parse(problems)
    .slice(0, 1)
    .flatMap(({ cause }) => (cause && cause !== 'other' ? causeWords(cause) : []))

const nameOf = (account: string, vendor: keyof typeof accountVendorLabels): string => {
  const label = accountVendorLabels[vendor]
  return account.includes(label) ? account : `${label} (${account})`
}

const Punch = z
  .object({
    at: z.string(),
    method: z.string(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
  })
  .nullable()

const Told = z
  .object({
    state: z.string(),
    day: z.string(),
    client_id: z.string(),
    agent_id: z.string().nullable(),
    service: z.string().nullable(),
    check_in: Punch,
    check_out: Punch,
    corrected: z.object({ checkIn: z.string().nullable(), checkOut: z.string().nullable() }),
  })
  .nullable()

/** What each vendor of a visit accepted last; null where that is nothing. */
export const acceptedOf = ({ verifications }: Sent): (Accepted | null)[] =>
  verifications
    .filter(({ status }) => status !== 'archived')
    .map(({ told }) => {
      const facts = Told.parse(told)
      return (
        facts && {
          state: facts.state,
          day: facts.day,
          clientId: facts.client_id,
          agentId: facts.agent_id,
          service: facts.service,
          checkIn: facts.check_in,
          checkOut: facts.check_out,
          corrected: facts.corrected,
        }
      )
    })

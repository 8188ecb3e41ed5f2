import {
  VerificationProblem,
  type VendorVerification,
  type VendorVerificationPage,
} from '@homeward/contract/verification/shape'
import { evvVendorOf } from '@homeward/domain/agency/integration-accounts'
import { problemOf } from '@homeward/domain/verification/causes'
import { ask, type AskableStatus } from '@homeward/domain/verification/asked'
import { z } from 'zod'
import type { Ctx } from '../../../plumbing/context.ts'
import { found } from '../../../plumbing/failure.ts'
import { elementsToTell } from './elements-to-tell.ts'
import { shown, type ShownVerification } from './list-store.ts'
import { findAttempts } from './record-store.ts'

const Problems = z.array(VerificationProblem)

/** An attempt keeps what the vendor said; a record keeps it in our words. */
const SaidProblems = z.array(
  z.union([VerificationProblem, z.object({ code: z.string().nullable(), message: z.string() })]),
)

/** What a vendor said of an attempt, in words; where to fix it is said once, by the record. */
function problemsOfAttempt(listed: VendorVerification, problems: unknown): VerificationProblem[] {
  const vendor = evvVendorOf(listed.vendor)
  const nowhere = { visit: null, client: null, agent: null, payor: null, service: null }
  const records = { ...nowhere, account: listed.account.id, agency: listed.account.id }
  return SaidProblems.parse(problems).flatMap((said) => {
    if ('cause' in said) return [said]
    return vendor === null ? [] : [{ ...problemOf(vendor, said, records), fix: null }]
  })
}

/** A record at a vendor as lists have it. */
export function presentVerification(ctx: Ctx, row: ShownVerification): VendorVerification {
  const { account_id, account_name, problems, agent_name, kind, ...rest } = row
  const may = (asked: AskableStatus) => ctx.may('verifications.write') && ask(row.status, asked).ok
  return {
    ...rest,
    kind,
    account: { id: account_id, name: account_name },
    agent_name: kind === 'visit' ? agent_name : null,
    problems: Problems.parse(problems),
    abilities: { resend: may('pending'), archive: may('archived') },
  }
}

/** A record with its attempts, newest first, and what it says of the visit. */
export async function loadVerification(ctx: Ctx, id: string): Promise<VendorVerificationPage> {
  const [row] = await shown(ctx.tx, [id])
  const listed = presentVerification(ctx, found(row))
  const attempts = await findAttempts(ctx.tx, id)
  return {
    ...listed,
    attempts: attempts.map(({ problems, ...attempt }) => ({
      ...attempt,
      problems: problemsOfAttempt(listed, problems),
    })),
    elements: listed.kind === 'visit' ? await elementsToTell(ctx, listed) : [],
  }
}

import { evvVendorLabels } from '../../agency/vocabulary.ts'
import { fixIn, type VerificationProblem } from '../causes.ts'
import { programProblems, providerProblems, windowProblems, withdrawalProblems } from './account.ts'
import type { Checked, CheckedFor, CheckedVisit, Found } from './checked.ts'
import { editProblems } from './edits.ts'
import { addressProblems, agentProblems, clientProblems } from './people.ts'
import { timeProblems } from './times.ts'

/**
 * What the vendor would refuse, before anything is sent. A withdrawal is held for nothing but a reason that
 * the vendor asks for.
 */
export const precheck = (record: Checked, at: CheckedFor): VerificationProblem[] => {
  const found =
    record.kind === 'visit'
      ? visitProblems(record, at)
      : record.kind === 'client'
        ? [
            ...providerProblems(at),
            ...programProblems(
              record.payors.map(({ payor }) => payor),
              at,
            ),
            ...clientProblems(record, at),
            ...addressProblems(record, at),
          ]
        : [...providerProblems(at), ...agentProblems(record, at)]
  return found.map(({ fix, ...problem }) => ({
    ...problem,
    code: null,
    said: null,
    fix: fixIn(at.records, fix),
  }))
}

function visitProblems(visit: CheckedVisit, at: CheckedFor): Found[] {
  if (visit.state === 'void') return withdrawalProblems(visit, at)
  const old = windowProblems(visit, at)
  if (old.length > 0) return old
  const vendor = evvVendorLabels[at.vendor]
  const found = [
    ...providerProblems(at),
    ...programProblems([visit.payor], at),
    ...clientProblems(visit.client, at),
  ]
  if (!visit.service?.procedureCode) {
    found.push({
      cause: 'service_code_missing',
      message: `The service has no procedure code. ${vendor} matches the visit to the authorization by it. Enter the code at the service.`,
      fix: 'service',
    })
  }
  if (visit.state === 'missed') return [...found, ...missedProblems(visit, vendor)]
  return [
    ...found,
    ...(visit.agent === null
      ? [
          {
            cause: 'caregiver_missing',
            message: `The visit has no caregiver. ${vendor} asks who gave the care. Assign the caregiver.`,
            fix: 'visit',
          } as const,
        ]
      : agentProblems(visit.agent, at)),
    ...timeProblems(visit, at),
    ...editProblems(visit, at),
  ]
}

const missedProblems = ({ missed }: CheckedVisit, vendor: string): Found[] =>
  missed?.code
    ? []
    : [
        {
          cause: 'missed_reason_missing',
          message: `The missed visit has no reason that ${vendor} knows. Choose one of its reasons.`,
          fix: 'visit',
        },
      ]

import { clientStatusLabels, isClosedOn } from '../../clients/vocabulary.ts'
import { formatDay } from '../../dates.ts'
import { type Holder, holds } from '../../identity/abilities.ts'
import type { AssignmentFacts } from './facts.ts'
import { type Finding, finding, findingIds, findingTable } from './findings.ts'
import { askingChecks, awayDuring, awayWords, refusingChecks } from './person-checks.ts'
import { authorized, timeChecks } from './time-checks.ts'

const clientAway = ({ client, visit, zone }: AssignmentFacts): Finding | null => {
  const absence = awayDuring(client.away, visit)
  return absence ? finding('client_away', `${client.name} ${awayWords(absence, zone)}.`) : null
}

const clientClosed = ({ client: { name, closed }, visit }: AssignmentFacts): Finding | null => {
  if (closed === null || !isClosedOn(closed, visit.day)) return null
  const since = closed.on === null ? '' : ` since ${formatDay(closed.on)}`
  const what = clientStatusLabels[closed.status].toLowerCase()
  return finding('client_closed', `${name} gets no more visits (${what}${since}).`)
}

const rank = new Map(findingIds.map((id, at) => [id, at]))

/**
 * Everything that speaks against giving a visit to a caregiver at a time, or against an open visit at that
 * time, in a fixed order. Nothing found: the assignment is fine. This is the only rule about assignments:
 * every way to assign asks it.
 */
export const assignmentVerdict = (facts: AssignmentFacts): Finding[] => {
  const { caregiver } = facts
  const asking = caregiver
    ? [...askingChecks, ...timeChecks].map((check) => check(facts, caregiver))
    : []
  return [...assignmentRefusals(facts), authorized(facts), ...asking]
    .filter((found) => found !== null)
    .toSorted((a, b) => (rank.get(a.id) ?? 0) - (rank.get(b.id) ?? 0))
}

/**
 * What refuses an assignment. Visits that are made by a plan ask only this: whoever wrote the plan chose its
 * caregiver, and nobody is there to give a reason.
 */
export const assignmentRefusals = (facts: AssignmentFacts): Finding[] => {
  const { caregiver } = facts
  const ofPerson = caregiver ? refusingChecks.map((check) => check(facts, caregiver)) : []
  return [...ofPerson, clientClosed(facts), clientAway(facts)].filter((found) => found !== null)
}

export const verdictOutcomes = ['allowed', 'reason_needed', 'refused'] as const
type VerdictOutcome = (typeof verdictOutcomes)[number]

/** Whether somebody may assign: at once, with a reason for every soft finding, or not at all. */
export const outcomeOf = (findings: readonly Finding[], holder: Holder): VerdictOutcome => {
  if (findings.length === 0) return 'allowed'
  return findings.every((found) => mayOverride(found, holder)) ? 'reason_needed' : 'refused'
}

/** Whether somebody may assign although this was found, with a reason. */
const mayOverride = ({ id }: Pick<Finding, 'id'>, holder: Holder): boolean => {
  const { override } = findingTable[id]
  return override !== null && holds(holder, override)
}

/** What to do about a finding; whoever may not override it asks someone who may. */
export const nextStep = (found: Finding, holder: Holder): string =>
  found.kind === 'hard' || mayOverride(found, holder)
    ? found.next
    : 'Ask an owner or admin, who may assign with a reason.'

import * as contract from '@homeward/contract/insights/search'
import type { Found } from '@homeward/contract/insights/search'
import type { Ctx } from '../../plumbing/context.ts'
import { searchPatterns } from '../../plumbing/db/search.ts'
import { verb } from '../../plumbing/http/verb.ts'
import { typedNumber } from '../caregivers/door.ts'
import { memberIdIndexes } from '../clients/door.ts'
import { claimBeginning } from './claim-beginning.ts'
import { foundAgent, foundClaim, foundClient, foundVisit } from './found.ts'
import {
  searchAgents,
  searchClaims,
  searchClients,
  searchVisitById,
  searchVisits,
} from './search-store.ts'
import { searchTerms } from './search-terms.ts'

/** A few records of each kind that the actor may read, by a few letters. */
export const searchEverything = verb(
  contract.searchEverything,
  async (ctx, { search, office_id: office }) => {
    const zone = ctx.agency.timeZone
    const today = ctx.today
    const terms = searchTerms(search, today)
    if ('id' in terms) {
      if (!ctx.may('visits.read')) return { found: [] }
      const visits = await searchVisitById(ctx.tx, terms.id)
      return { found: visits.map((visit) => foundVisit(visit, zone)) }
    }
    const { words, day } = terms
    const patterns = searchPatterns(words)
    const found = patterns.length === 0 ? [] : await people(ctx, patterns, words, office)
    if (ctx.may('visits.read') && (patterns.length > 0 || day !== null)) {
      const visits = await searchVisits(ctx.tx, patterns, { day: day ?? today, zone, office })
      found.push(...visits.map((visit) => foundVisit(visit, zone)))
    }
    const beginning = claimBeginning(words)
    if (beginning !== null && ctx.may('claims.read')) {
      found.push(...(await searchClaims(ctx.tx, beginning, office)).map(foundClaim))
    }
    return { found }
  },
)

async function people(
  ctx: Ctx,
  patterns: readonly string[],
  words: string,
  office: string | undefined,
): Promise<Found[]> {
  const found: Found[] = []
  if (ctx.may('clients.read')) {
    const indexes = memberIdIndexes(ctx, words)
    found.push(...(await searchClients(ctx.tx, patterns, indexes, office)).map(foundClient))
  }
  if (ctx.may('caregivers.read')) {
    const indexes = typedNumber(ctx, words)
    found.push(...(await searchAgents(ctx.tx, patterns, indexes, office)).map(foundAgent))
  }
  return found
}

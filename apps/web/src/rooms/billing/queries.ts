import { getClaim, listClaims } from '@homeward/contract/billing/claims'
import { listTransmissions, previewTransmission } from '@homeward/contract/billing/transmissions'
import type { InputOf } from '@homeward/contract/endpoint'
import {
  type EraFile,
  getEra,
  getEraFile,
  listEraFiles,
} from '@homeward/contract/billing/remittances'
import { queryOf } from '../../plumbing/query.ts'
import { lookupOf } from '../../ui/fields/lookup.ts'
import { dayWords } from '../../ui/text/dates.ts'
import { dollars } from '../../ui/text/money.ts'

/** One claim whole; the panel shows a failure itself. */
export const claimQuery = (id: string) => ({
  ...queryOf(getClaim, { id } as InputOf<typeof getClaim>),
  meta: { quiet: true },
})

/** The claims that wait to be sent, as many as one answer holds. */
export const readyClaims = {
  ...queryOf(listClaims, { status: 'ready_to_send', items: 200 }),
  meta: { quiet: true },
}

/** What a file for a payor would hold. */
export const previewQuery = (payorId: string) => ({
  ...queryOf(previewTransmission, { payor_id: payorId }),
  meta: { quiet: true },
})

/** The newest files of a payor. */
export const filesQuery = (payorId: string) => ({
  ...queryOf(listTransmissions, { payor_id: payorId }),
  meta: { quiet: true },
})

/** One remittance; the screen shows a failure itself. */
export const eraQuery = (id: string) => ({
  ...queryOf(getEra, { id } as InputOf<typeof getEra>),
  meta: { quiet: true },
})

/** Work is asked for again each second, beside what the server tells of it. */
const soon = 1000
const ended: readonly EraFile['state'][] = ['done', 'failed', 'canceled']

/** An uploaded file, until the work on it has ended. */
export const eraFileQuery = (id: string) => ({
  ...queryOf(getEraFile, { id } as InputOf<typeof getEraFile>),
  refetchInterval: ({ state: { data } }: { state: { data?: EraFile | undefined } }) =>
    data && ended.includes(data.state) ? false : soon,
  meta: { quiet: true },
})

/** Uploaded files that are at work or failed. */
export const eraFilesQuery = {
  ...queryOf(listEraFiles, {}),
  refetchInterval: ({ state: { data } }: { state: { data?: { data: EraFile[] } | undefined } }) =>
    data?.data.some(({ state }) => !ended.includes(state)) ? 2 * soon : false,
  meta: { quiet: true },
} as const

/** Claims of every status, told apart by what a remittance names: client, day, charge. */
export const claimLookup = lookupOf(
  listClaims,
  (search) => ({ search: search || undefined, status: 'all' as const }),
  (claim) => ({
    value: claim.id,
    label: [
      claim.number,
      claim.client.name,
      dayWords(claim.start_date),
      dollars(claim.charge_cents),
    ].join(' · '),
  }),
)

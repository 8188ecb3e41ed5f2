import { listAddresses } from '@homeward/contract/clients/addresses'
import { getAgency } from '@homeward/contract/agency/agencies'
import {
  getDiagnosisCodeRelease,
  listDiagnosisCodeImports,
} from '@homeward/contract/agency/diagnosis-codes'
import { listIntegrations } from '@homeward/contract/agency/integrations'
import { getPayor } from '@homeward/contract/agency/payors'
import { isUnderWay } from '@homeward/domain/agency/icd-order-file'
import type { AnswerOf } from '../../plumbing/api/types.ts'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'

const quiet = { quiet: true }

/** The profile of the agency; the screen shows a failure itself. */
export const agencyQuery = (id: string) => ({ ...queryOf(getAgency, { id }), meta: quiet })

export const payorQuery = (id: string) => ({ ...queryOf(getPayor, { id }), meta: quiet })

export const integrationsQuery = { ...queryOf(listIntegrations, {}), meta: quiet }

export const releaseQuery = { ...queryOf(getDiagnosisCodeRelease, {}), meta: quiet }

/** Loading is told live; asked again this often (milliseconds) where that is away. */
const whileLoading = 2000

type Loads = AnswerOf<typeof listDiagnosisCodeImports>

/** The newest files of codes; asked again while one of them is loaded. */
export const codeImportsQuery = {
  ...queryOf(listDiagnosisCodeImports, { items: 5 }),
  meta: quiet,
  refetchInterval: ({ state: { data } }: { state: { data?: Loads | undefined } }) =>
    data?.data.some(({ status }) => isUnderWay(status)) ? whileLoading : false,
} as const

liveTopic('addresses', () => [keyOf(listAddresses.room, listAddresses)])

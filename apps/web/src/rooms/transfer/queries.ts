import { getAgencyExport, listAgencyExports } from '@homeward/contract/transfer/agency-exports'
import { getImport } from '@homeward/contract/transfer/imports'
import { liveTopic } from '../../plumbing/live/topics.ts'
import { keyOf, queryOf } from '../../plumbing/query.ts'

/** Work in the background is told live; asked again this often (milliseconds) where that is away. */
const whileAtWork = 3000

const atWork = new Set(['waiting', 'running', 'checking', 'committing', 'undoing'])

/** One import; asked again while a job is at work on it. */
export const importQuery = (id: string) => ({
  ...queryOf(getImport, { id }),
  meta: { quiet: true },
  refetchInterval: ({ state: { data } }: { state: { data?: { state: string } | undefined } }) =>
    data && atWork.has(data.state) ? whileAtWork : false,
})

/** The newest exports; asked again while one is at work. */
export const exportsQuery = {
  ...queryOf(listAgencyExports, { items: 20 }),
  meta: { quiet: true },
  refetchInterval: ({
    state: { data },
  }: {
    state: { data?: { data: { state: string }[] } | undefined }
  }) => (data?.data.some(({ state }) => atWork.has(state)) ? whileAtWork : false),
} as const

/** One export asked anew, for an address that is good for five minutes. */
export const freshExport = (id: string) => ({ ...queryOf(getAgencyExport, { id }), staleTime: 0 })

liveTopic(['imports', 'agency_exports'], () => [keyOf('transfer')])

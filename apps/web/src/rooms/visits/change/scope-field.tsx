import { getVisitSeries } from '@homeward/contract/visits/series'
import type { Visit } from '@homeward/contract/visits/visits'
import { type EditScope, editScopeWords, scopesOf } from '@homeward/domain/visits/edit-scope'
import { Anchor, Radio, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { to } from '../../../plumbing/paths/to.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { dayWords } from '../../../ui/text/dates.ts'

type Props = { visit: Visit; value: EditScope; onChange: (scope: EditScope) => void }

/** Asks which visits of the shift a change is for, where there are later ones. */
export const ScopeField = ({ visit, value, onChange }: Props) => {
  const { id, client, careplan_id: careplanId } = visit
  const series = useQuery({
    ...queryOf(getVisitSeries, { id }),
    enabled: careplanId !== null,
    staleTime: 0,
    meta: { quiet: true, mayTimeOut: true },
  }).data
  const scopes = series ? scopesOf(series) : []
  if (!series || scopes.length < 2 || series.last_day === null) return null
  return (
    <Stack gap={6}>
      <Radio.Group
        label="Change"
        value={value}
        onChange={(next) => onChange(scopes.find((scope) => scope === next) ?? 'this')}
      >
        <Stack gap={6} mt={4}>
          {scopes.map((scope) => (
            <Radio key={scope} value={scope} label={editScopeWords(scope, series)} />
          ))}
        </Stack>
      </Radio.Group>
      {value !== 'this' && careplanId !== null && (
        <Text size="sm" c="dimmed">
          Visits after {dayWords(series.last_day)} follow the care plan.{' '}
          <Anchor
            component={PageLink}
            href={to('careplan', { clientId: client.id, careplanId })}
            size="sm"
          >
            Revise the care plan
          </Anchor>{' '}
          to change them too.
        </Text>
      )}
    </Stack>
  )
}

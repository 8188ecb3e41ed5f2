import { listServices } from '@homeward/contract/catalogue/services'
import { updateVisit, type Visit } from '@homeward/contract/visits/visits'
import type { EditScope } from '@homeward/domain/visits/edit-scope'
import { MultiSelect, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../plumbing/query.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { DurationField } from '../../../ui/fields/duration-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { durationWords } from '../../../ui/text/dates.ts'
import { authorizationsQuery, touchedBySchedule } from '../queries.ts'
import { toastChanged } from './put-back.ts'
import { ScopeField } from './scope-field.tsx'

type Props = { visit: Visit; onClose: () => void }
type Line = { id: string; minutes: number | '' }

/** The services of a visit that has not started, and of later ones of its shift. Several share its hours. */
export const ServicesForm = ({ visit, onClose }: Props) => {
  const { authorization_id: authorizationId, scheduled_duration: duration } = visit
  const authorizations = useQuery({
    ...authorizationsQuery(visit.client.id),
    enabled: authorizationId !== null,
  })
  const all = useQuery({
    ...queryOf(listServices, { categories: 'without', items: 200 }),
    enabled: authorizationId === null,
  })
  const query = authorizationId === null ? all : authorizations
  const covered = authorizations.data?.data.find(({ id }) => id === authorizationId)?.services
  if (query.isError) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  }
  if (!query.data) return <Skeleton height={160} role="status" aria-label="Loading" />
  const choices = covered ?? all.data?.data ?? visit.services
  const labels = new Map([...visit.services, ...choices].map(({ id, label }) => [id, label]))
  return (
    <EndpointForm
      endpoint={updateVisit}
      record={visit}
      valuesOf={({ services }) => ({
        services: services.map(({ id, minutes }): Line => ({ id, minutes })),
        scope: 'this' as EditScope,
      })}
      problemsOf={({ services }) => problems(services, duration)}
      inputOf={({ services, scope }) => ({
        services: services.map(({ id, minutes }) => ({
          id,
          minutes: services.length > 1 && minutes !== '' ? minutes : null,
        })),
        ...(scope !== 'this' && { scope }),
      })}
      draftKey={`visit:${visit.id}:services`}
      touches={touchedBySchedule}
      label="Services of the visit"
      submitLabel="Save services"
      cancelLabel="Back"
      onCancel={onClose}
      onDone={(saved) => {
        toastChanged('Services changed.', saved)
        onClose()
      }}
    >
      {({ values, errors, setFieldValue, getInputProps }) => {
        const set = (lines: Line[]) => setFieldValue('services', lines)
        const lineOf = (id: string): Line =>
          values.services.find((line) => line.id === id) ?? { id, minutes: '' }
        return (
          <Stack gap="sm">
            <MultiSelect
              label="Services"
              required
              hidePickedOptions
              data={[...labels].map(([value, label]) => ({ value, label }))}
              value={values.services.map(({ id }) => id)}
              error={errors.services}
              onChange={(ids) => set(ids.map(lineOf))}
            />
            {values.services.length > 1 && (
              <>
                <Text size="sm" c="dimmed">
                  They share {durationWords(duration)}.
                </Text>
                <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
                  {values.services.map(({ id, minutes }) => (
                    <DurationField
                      key={id}
                      label={`${labels.get(id)} hours`}
                      value={minutes}
                      onChange={(next) =>
                        set(
                          values.services.map((line) =>
                            line.id === id ? { id, minutes: next } : line,
                          ),
                        )
                      }
                    />
                  ))}
                </SimpleGrid>
              </>
            )}
            <ScopeField
              visit={visit}
              value={values.scope}
              onChange={getInputProps('scope').onChange}
            />
          </Stack>
        )
      }}
    </EndpointForm>
  )
}

/** What is missing before it can be sent. */
function problems(lines: readonly Line[], duration: number): { services?: string } {
  if (lines.length === 0) return { services: 'Choose at least one service.' }
  const sum = lines.reduce((all, { minutes }) => all + Number(minutes), 0)
  const whole = lines.every(({ minutes }) => Number(minutes) > 0) && sum === duration
  return lines.length > 1 && !whole
    ? { services: `The hours of the services must add up to ${durationWords(duration)}.` }
    : {}
}

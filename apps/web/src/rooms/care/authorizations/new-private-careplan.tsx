import { createCareplan } from '@homeward/contract/care/careplans'
import { listPayors } from '@homeward/contract/agency/payors'
import { asksForAuthorization } from '@homeward/domain/agency/vocabulary'
import { defaultEnd } from '@homeward/domain/time/day-range'
import { Anchor, Select, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { queryOf } from '../../../plumbing/query.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { useToday } from '../../../ui/text/today.ts'
import styles from '../care.module.css'

type Props = {
  clientId: string
  /** The client's payor, if it asks for no authorization. */
  payorId: string | undefined
  assessmentId?: string
  onClose: () => void
}

/** Starts a draft of a care plan for a payor that asks for no authorization. */
export const NewPrivateCareplan = ({ clientId, payorId, assessmentId, onClose }: Props) => {
  const go = useGo()
  const today = useToday()
  const query = useQuery(queryOf(listPayors, { items: 200 }))
  const payors = query.data?.data.filter(({ type }) => !asksForAuthorization(type))
  if (query.isError && !payors) {
    return <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  }
  if (!payors) return <Skeleton height={240} role="status" aria-label="Loading" />
  if (payors.length === 0) {
    return (
      <Text>
        Every payor asks for an authorization. Add a payor of the type Private pay first.{' '}
        <Anchor component={PageLink} href={to('admin.payors')}>
          Open payors
        </Anchor>
      </Text>
    )
  }
  const only = payors.length === 1 ? payors[0]?.id : undefined
  return (
    <EndpointForm
      endpoint={createCareplan}
      initial={{ payor_id: payorId ?? only ?? '', start_date: today, end_date: defaultEnd(today) }}
      fixed={{
        client_id: clientId,
        authorization_id: null,
        draft: true,
        ...(assessmentId !== undefined && { assessment_id: assessmentId }),
      }}
      draftKey={`careplan:private:${clientId}`}
      submitLabel="Plan the shifts"
      onCancel={onClose}
      onDone={({ id }) => go(to('careplan.edit', { clientId, careplanId: id }))}
    >
      {(form) => (
        <Stack gap="sm">
          <Text c="dimmed">
            For private pay and other payors that ask for no authorization. Its hours have no limit.
            Visits are created when you activate it.
          </Text>
          <Select
            label="Payor"
            required
            allowDeselect={false}
            data={payors.map(({ id, name }) => ({ value: id, label: name }))}
            {...form.getInputProps('payor_id')}
          />
          <div className={styles.pair}>
            <DateField label="Start" required {...form.getInputProps('start_date')} />
            <DateField label="End" required {...form.getInputProps('end_date')} />
          </div>
        </Stack>
      )}
    </EndpointForm>
  )
}

import { type Careplan, updateCareplan } from '@homeward/contract/care/careplans'
import { plannedMinutesPerWeek } from '@homeward/domain/care/minutes'
import { isDay } from '@homeward/domain/time/zone'
import { Button, Skeleton, Stack, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { useGo } from '../../plumbing/paths/navigate.ts'
import { to } from '../../plumbing/paths/to.ts'
import { usePathParams } from '../../plumbing/paths/use-params.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState, OfflineState } from '../../ui/feedback/error-state.tsx'
import { DateField } from '../../ui/fields/date-field.tsx'
import { EndpointForm } from '../../ui/form/endpoint-form.tsx'
import { FormSection } from '../../ui/form/form-section.tsx'
import { PageLink } from '../../ui/page/page-link.tsx'
import { Page } from '../../ui/page/page.tsx'
import { dayWords } from '../../ui/text/dates.ts'
import { BudgetBar } from './budget-bar.tsx'
import { aboveAuthorization, allowanceOf, type Days, daysOf } from './shifts/planned.ts'
import { careplanQuery, touchedByCareplan } from './queries.ts'
import styles from './shifts/shift-fields.module.css'
import { RemainderButtons } from './shifts/remainder-buttons.tsx'
import { ShiftList } from './shifts/shift-list.tsx'
import {
  careplanInput,
  careplanValues,
  type CareplanValues,
  drawnValues,
  shiftWords,
} from './shifts/shift-values.ts'
import { WeekPicture } from './shifts/week-picture.tsx'

/** R088: days and shifts of a care plan, with the hours counted while they are typed. */
export const CareplanEditScreen = () => {
  const { clientId, careplanId } = usePathParams('careplan.edit')
  const query = useQuery({ ...careplanQuery(careplanId), refetchOnMount: 'always' })
  const careplan = query.data
  return (
    <Page
      title={careplan ? `Plan shifts for ${careplan.client.name}` : 'Plan shifts'}
      width="reading"
      crumbs={[
        { label: 'Clients', href: to('clients') },
        { label: careplan?.client.name ?? 'Client', href: to('client', { clientId }) },
        { label: 'Care plan', href: to('careplan', { clientId, careplanId }) },
      ]}
    >
      {query.isError && !careplan && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.isPaused && !query.isFetchedAfterMount && <OfflineState />}
      {careplan &&
        query.isFetchedAfterMount &&
        (careplan.abilities.edit ? (
          <ShiftsForm careplan={careplan} />
        ) : (
          <NotEditable careplan={careplan} />
        ))}
      {query.isFetching && !query.isFetchedAfterMount && (
        <Stack role="status" aria-label="Loading" aria-busy>
          <Skeleton height={90} />
          <Skeleton height={220} />
        </Stack>
      )}
    </Page>
  )
}

/** Said before anything is typed. */
const NotEditable = ({ careplan: { client, id, status } }: { careplan: Careplan }) => (
  <EmptyState
    title={status === 'active' ? 'This care plan is active' : 'This care plan cannot be changed'}
    hint="Its page offers what can be done, such as a revision: the next version, with the same shifts to start from."
    action={
      <Button component={PageLink} href={to('careplan', { clientId: client.id, careplanId: id })}>
        Open care plan
      </Button>
    }
  />
)

const ShiftsForm = ({ careplan }: { careplan: Careplan }) => {
  const go = useGo()
  const back = to('careplan', { clientId: careplan.client.id, careplanId: careplan.id })
  const { authorization } = careplan
  const allowance = allowanceOf(careplan)
  return (
    <EndpointForm
      endpoint={updateCareplan}
      record={careplan}
      valuesOf={careplanValues}
      inputOf={careplanInput}
      formatters={{ shifts_attributes: shiftWords }}
      draftKey={`careplan:${careplan.id}`}
      touches={touchedByCareplan}
      submitLabel="Save care plan"
      onCancel={() => go(back)}
      onDone={() => {
        toastDone('Care plan saved.')
        go(back)
      }}
    >
      {(form) => {
        const days = daysOf(form.values)
        const shifts = drawnValues(form.values.shifts_attributes)
        return (
          <>
            <LiveBudget careplan={careplan} values={form.values} />
            {isRange(days) && allowance && (
              <RemainderButtons form={form} days={days} allowance={allowance} />
            )}
            <FormSection
              title="Days"
              hint={
                authorization
                  ? `The authorization runs from ${dayWords(authorization.start_date)} to ${dayWords(authorization.end_date)}.`
                  : `${careplan.payor.name} asks for no authorization.`
              }
            >
              <DateField label="Start" required {...form.getInputProps('start_date')} />
              <DateField label="End" required {...form.getInputProps('end_date')} />
            </FormSection>
            <ShiftList form={form} authorized={authorization?.services} />
            {isRange(days) && <WeekPicture shifts={shifts} days={days} />}
          </>
        )
      }}
    </EndpointForm>
  )
}

const isRange = ({ startDate, endDate }: Days): boolean =>
  isDay(startDate) && isDay(endDate) && startDate <= endDate

type BudgetProps = { careplan: Careplan; values: CareplanValues }

const LiveBudget = ({ careplan, values }: BudgetProps) => {
  const days = daysOf(values)
  const shifts = drawnValues(values.shifts_attributes)
  const above = isRange(days) && aboveAuthorization(careplan, shifts, days)
  return (
    <section className={styles.budget} aria-label="Planned hours" role="status">
      <BudgetBar
        label="planned per week"
        minutes={isRange(days) ? plannedMinutesPerWeek(shifts, days) : 0}
        allowed={careplan.authorized_minutes}
      />
      {above && (
        <Text size="sm" c="red">
          {above}
        </Text>
      )}
    </section>
  )
}

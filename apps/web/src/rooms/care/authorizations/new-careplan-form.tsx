import { type Authorization } from '@homeward/contract/care/authorizations'
import { createCareplan } from '@homeward/contract/care/careplans'
import { laterDay } from '@homeward/domain/time/zone'
import { Stack, Text } from '@mantine/core'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { DateText } from '../../../ui/text/values.tsx'
import { useToday } from '../../../ui/text/today.ts'
import styles from '../care.module.css'
import { serviceNames } from '../../../ui/text/service-names.ts'

type Props = { authorization: Authorization; assessmentId?: string; onClose: () => void }

/** Starts a draft of a care plan under an authorization; its shifts are planned on the next page. */
export const NewCareplan = ({ authorization, assessmentId, onClose }: Props) => {
  const go = useGo()
  const today = useToday()
  const { id, client_id, start_date, end_date } = authorization
  return (
    <EndpointForm
      endpoint={createCareplan}
      initial={{ start_date: laterDay(start_date, today), end_date }}
      fixed={{
        client_id,
        authorization_id: id,
        draft: true,
        ...(assessmentId !== undefined && { assessment_id: assessmentId }),
      }}
      draftKey={`careplan:new:${id}`}
      submitLabel="Plan the shifts"
      onCancel={onClose}
      onDone={(careplan) =>
        go(to('careplan.edit', { clientId: client_id, careplanId: careplan.id }))
      }
    >
      {(form) => (
        <Stack gap="sm">
          <Text c="dimmed">
            {serviceNames(authorization.services)} for {authorization.payor.name}, authorized{' '}
            <DateText day={start_date} /> – <DateText day={end_date} />. This creates a draft.
            Visits are created when you activate it.
          </Text>
          <div className={styles.pair}>
            <DateField label="Start" required {...form.getInputProps('start_date')} />
            <DateField label="End" required {...form.getInputProps('end_date')} />
          </div>
        </Stack>
      )}
    </EndpointForm>
  )
}

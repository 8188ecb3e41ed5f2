import { type Employee, removeEmployee } from '@homeward/contract/caregivers/employees'
import { agentStatusLabels, agentTypeLabels } from '@homeward/domain/caregivers/vocabulary'
import { roleLabels } from '@homeward/domain/identity/roles'
import { Anchor, Button, Group, Stack } from '@mantine/core'
import { IconPencil, IconUser, IconUserOff } from '@tabler/icons-react'
import { useState } from 'react'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { useCan } from '../../../plumbing/session/session.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { FactCard } from '../../../ui/record/facts.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { EditEmployee } from './employee-form.tsx'

type Props = { employee: Employee }

/** An employee beside the list. */
export const EmployeePanel = ({ employee }: Props) => {
  const can = useCan()
  const [editing, setEditing] = useState(false)
  const remove = useWrite(removeEmployee, {
    touches: ['visits', 'identity'],
    onDone: () => toastDone(`${employee.name}’s employment ended today.`),
  })
  if (editing) return <EditEmployee employee={employee} onClose={() => setEditing(false)} />
  const { id, name, status, role, type, offices, phone, email, username, abilities } = employee
  const office = can('caregivers.read')
  return (
    <Stack gap="md">
      <FactCard
        title={t('Employee')}
        facts={[
          {
            label: t('Status'),
            value: <StatusBadge status={status} label={t(agentStatusLabels[status])} />,
          },
          { label: t('Role'), value: t(roleLabels[role]) },
          { label: t('Offices'), value: offices.map((one) => one.name).join(', ') },
          ...(office
            ? [
                { label: 'Type', value: agentTypeLabels[type] },
                { label: 'Phone', value: <Phone number={phone} /> },
                {
                  label: 'E-mail',
                  value: email && <Anchor href={`mailto:${email}`}>{email}</Anchor>,
                },
                { label: 'Account', value: username },
              ]
            : []),
        ]}
      />
      <Group justify="flex-end">
        {abilities.remove && (
          <ConfirmButton
            variant="default"
            color="red"
            loading={remove.isPending}
            leftSection={<IconUserOff size={16} aria-hidden />}
            question={`Terminate ${name}’s employment?`}
            consequence="This person becomes inactive today and can no longer sign in. Their upcoming visits become open visits. Their record and history are kept."
            confirm="Terminate employment"
            onConfirm={() => remove.mutate({ id })}
          >
            Terminate employment
          </ConfirmButton>
        )}
        {office && (
          <Button
            component={PageLink}
            href={to('agent', { agentId: id })}
            variant="default"
            leftSection={<IconUser size={16} aria-hidden />}
          >
            Open profile
          </Button>
        )}
        {abilities.edit && (
          <Button
            leftSection={<IconPencil size={16} aria-hidden />}
            onClick={() => setEditing(true)}
          >
            Edit
          </Button>
        )}
      </Group>
    </Stack>
  )
}

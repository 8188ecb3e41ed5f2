import { type Careplan, updateCareplan } from '@homeward/contract/care/careplans'
import { endBefore } from '@homeward/domain/care/careplan'
import { Button, Group, List, Modal, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { IconPlayerPlay } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { toastDone } from '../../plumbing/failures/toasts.ts'
import { useWrite } from '../../plumbing/query.ts'
import { DoubtDialog, useDoubt } from '../../ui/feedback/doubt-dialog.tsx'
import { dayWords, durationWords } from '../../ui/text/dates.ts'
import { useToday } from '../../ui/text/today.ts'
import { useZone } from '../../ui/text/zone.tsx'
import { visitsAhead } from './shifts/planned.ts'
import { careplansQuery, touchedByCareplan } from './queries.ts'

/** Activates a care plan, after saying how many visits come of it. */
export const ActivateButton = ({ careplan }: { careplan: Careplan }) => {
  const [opened, { open, close }] = useDisclosure(false)
  const client = useDoubt('client_not_in_care')
  const activate = useWrite(updateCareplan, {
    quiet: true,
    touches: touchedByCareplan,
    onDone: () => toastDone('Care plan activated. Its visits are being created.'),
  })
  const { id, lock_version } = careplan
  const go = (confirmed: { client_confirmed?: true } = {}) => {
    close()
    activate.mutate({ id, lock_version, status: 'active', ...confirmed }, client)
  }
  return (
    <>
      <Button
        leftSection={<IconPlayerPlay size={16} aria-hidden />}
        loading={activate.isPending}
        onClick={open}
      >
        Activate
      </Button>
      <Modal opened={opened} onClose={close} title="Activate this care plan?">
        <Consequences careplan={careplan} />
        <Group justify="flex-end" mt="lg">
          <Button variant="default" onClick={close}>
            Not yet
          </Button>
          <Button onClick={() => go()} data-autofocus>
            Activate
          </Button>
        </Group>
      </Modal>
      <DoubtDialog
        title="Activate this care plan anyway?"
        confirm="Activate anyway"
        of={client}
        onConfirm={() => go({ client_confirmed: true })}
      />
    </>
  )
}

const count = (n: number, word: string): string => `${n} ${n === 1 ? word : `${word}s`}`

const Consequences = ({ careplan }: { careplan: Careplan }) => {
  const zone = useZone()
  const today = useToday()
  const visits = visitsAhead(careplan, today, zone)
  const minutes = visits.reduce((sum, visit) => sum + visit.scheduledDuration, 0)
  const open = visits.filter((visit) => visit.agentId === null).length
  const replaced = useReplaced(careplan, today)
  return (
    <>
      <Text>
        <strong>{count(visits.length, 'visit')}</strong> in the next 8 weeks will be added to the
        schedule, {durationWords(minutes)} in total. Later visits are added automatically through{' '}
        {dayWords(careplan.end_date)}.
      </Text>
      <List size="sm" mt="sm">
        <List.Item>
          If a caregiver is already booked, the visit is created without a caregiver.
        </List.Item>
        {open > 0 && (
          <List.Item>
            {count(open, 'visit')} {open === 1 ? 'has' : 'have'} no caregiver yet.
          </List.Item>
        )}
        {replaced.map(({ id, start_date, end_date }) => (
          <List.Item key={id}>
            The care plan {dayWords(start_date)} – {dayWords(end_date)} for this authorization ends
            before this one starts.
          </List.Item>
        ))}
      </List>
    </>
  )
}

/** The other active plans of the authorization, which this one takes the place of. */
const useReplaced = (careplan: Careplan, today: string): Careplan[] => {
  const others = useQuery(careplansQuery(careplan.client.id)).data?.data ?? []
  return others.filter(
    ({ id, status, authorization, start_date: startDate, end_date: endDate }) =>
      id !== careplan.id &&
      status === 'active' &&
      authorization.id === careplan.authorization.id &&
      endBefore({ startDate, endDate }, careplan.start_date, today) !== null,
  )
}

import {
  decideSignupRequest,
  listSignupRequests,
  type SignupRequest,
} from '@homeward/contract/identity/signups'
import { Anchor, Group, Text } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { useWrite } from '../../../plumbing/query.ts'
import { ConfirmButton } from '../../../ui/feedback/confirm-button.tsx'
import { ListScreen } from '../../../ui/list/list-screen.tsx'
import type { Column } from '../../../ui/list/types.ts'
import { FactCard } from '../../../ui/record/facts.tsx'
import { Phone } from '../../../ui/text/phone.tsx'
import { StatusBadge } from '../../../ui/text/status-badge.tsx'
import { InstantText } from '../../../ui/text/values.tsx'
import { RejectRequest } from './reject-request.tsx'
import { signupWords, wordOptions } from './words.ts'

const Status = ({ status }: Pick<SignupRequest, 'status'>) => (
  <StatusBadge status={signupWords[status].tone} label={signupWords[status].label} />
)

const columns: readonly Column<SignupRequest>[] = [
  { key: 'agency', header: 'Agency', cell: (request) => request.agency_name },
  { key: 'name', header: 'Requested by', cell: (request) => request.name },
  { key: 'email', header: 'E-mail', cell: (request) => request.email },
  { key: 'state', header: 'State', wide: true, cell: (request) => request.state ?? '–' },
  { key: 'at', header: 'Requested', cell: (request) => <InstantText at={request.created_at} /> },
  { key: 'status', header: 'Status', cell: (request) => <Status status={request.status} /> },
]

/** Agencies that ask to join. */
export const SignupRequestsScreen = () => (
  <ListScreen
    title="Signup requests"
    of="signup requests"
    crumbs={[{ label: 'Admin', href: to('admin') }]}
    endpoint={listSignupRequests}
    filters={[
      {
        kind: 'choice',
        name: 'status',
        label: 'Status',
        initial: 'pending',
        all: 'all',
        options: wordOptions(signupWords),
      },
    ]}
    columns={columns}
    panelTitle={(request) => request.agency_name}
    panel={(request, close) => <RequestPanel request={request} onDecided={close} />}
    empty={{
      title: 'No requests',
      hint: 'Requests come from the New agency page.',
    }}
  />
)

type PanelProps = { request: SignupRequest; onDecided: () => void }

const RequestPanel = ({ request, onDecided }: PanelProps) => {
  const decide = useWrite(decideSignupRequest, {
    onDone: ({ agency_name: name }) => {
      toastDone(`${name} created.`)
      onDecided()
    },
  })
  return (
    <>
      <FactCard
        title="Request"
        facts={[
          { label: 'Status', value: <Status status={request.status} /> },
          { label: 'Requested by', value: request.name },
          {
            label: 'E-mail',
            value: <Anchor href={`mailto:${request.email}`}>{request.email}</Anchor>,
          },
          { label: 'Phone', value: <Phone number={request.phone} /> },
          { label: 'State', value: request.state },
          { label: 'Requested', value: <InstantText at={request.created_at} /> },
          { label: 'Decided', value: <InstantText at={request.decided_at} /> },
          ...(request.reason ? [{ label: 'Reason given', value: request.reason }] : []),
        ]}
      />
      {request.note && (
        <Text mt="md" style={{ whiteSpace: 'pre-line' }}>
          {request.note}
        </Text>
      )}
      {request.status === 'pending' && (
        <Group mt="lg">
          <ConfirmButton
            color="pine"
            loading={decide.isPending}
            question={`Approve ${request.agency_name}?`}
            consequence={`This creates the agency with one office. ${request.name} gets an e-mail to set up the owner’s account.`}
            confirm="Approve"
            onConfirm={() => decide.mutate({ id: request.id, status: 'approved' })}
          >
            Approve
          </ConfirmButton>
          <RejectRequest request={request} onDecided={onDecided} />
        </Group>
      )}
    </>
  )
}

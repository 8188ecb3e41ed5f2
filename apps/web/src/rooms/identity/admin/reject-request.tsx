import { decideSignupRequest, type SignupRequest } from '@homeward/contract/identity/signups'
import { Button, Modal, Text, Textarea } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'

type Props = { request: SignupRequest; onDecided: () => void }

/** Rejects a request, with words to who asked. */
export const RejectRequest = ({ request, onDecided }: Props) => {
  const [opened, { open, close }] = useDisclosure(false)
  const { id, agency_name: agency, name } = request
  return (
    <>
      <Button variant="default" onClick={open}>
        Reject
      </Button>
      <Modal opened={opened} onClose={close} title={`Reject ${agency}?`}>
        <Text mb="md">
          Nothing is created. {name} is notified by e-mail. The request stays in the list of
          rejected requests.
        </Text>
        <EndpointForm
          endpoint={decideSignupRequest}
          initial={{ reason: '' }}
          fixed={{ id, status: 'rejected' }}
          draftKey={`signup:${id}`}
          submitLabel="Reject"
          onCancel={close}
          onDone={() => {
            toastDone(`${agency} rejected.`)
            onDecided()
          }}
        >
          {(form) => (
            <Textarea
              label="Reason"
              description="Included in the e-mail as you enter it."
              autosize
              minRows={3}
              data-autofocus
              {...form.getInputProps('reason')}
            />
          )}
        </EndpointForm>
      </Modal>
    </>
  )
}

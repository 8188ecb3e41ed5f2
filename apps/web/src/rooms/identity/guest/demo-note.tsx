import { getSite } from '@homeward/contract/identity/signups'
import { Alert } from '@mantine/core'
import { IconMailPause } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { call } from '../../../plumbing/api/call.ts'

/** Where mail goes in a demo that sends none; otherwise nobody would find their code. */
export const DemoNote = () => {
  const [shown, show] = useState(false)
  useEffect(() => {
    const left = new AbortController()
    void call(getSite, {}, { signal: left.signal })
      .then(({ demo, sends_mail: sendsMail }) => show(demo && !sendsMail))
      .catch(() => undefined)
    return () => left.abort()
  }, [])
  if (!shown) return null
  return (
    <Alert
      color="blue"
      mt="md"
      icon={<IconMailPause aria-hidden />}
      title="This is a demo"
      role="note"
    >
      This demo does not send e-mail. A super admin can read the messages under Admin, Outbox.
    </Alert>
  )
}

import { Alert } from '@mantine/core'
import { IconMailPause } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { siteQuery } from '../queries.ts'

/** Where mail goes in a demo that sends none; otherwise nobody would find their code. */
export const DemoNote = () => {
  const { data: site } = useQuery({ ...siteQuery(), meta: { quiet: true, mayTimeOut: true } })
  if (!site || !site.demo || site.sends_mail) return null
  return (
    <Alert
      color="blue"
      mt="md"
      icon={<IconMailPause aria-hidden />}
      title="This is a demo"
      role="note"
    >
      No mail leaves it. What would be sent lies in the outbox, which a super admin reads under
      Admin, Outbox.
    </Alert>
  )
}

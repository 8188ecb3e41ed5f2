import { Alert } from '@mantine/core'
import { IconMailPause } from '@tabler/icons-react'
import { t } from '../../../plumbing/language/translate.ts'
import { useSite } from './use-site.ts'

/** Where mail goes in a demo that sends none; otherwise nobody would find their code. */
export const DemoNote = () => {
  const site = useSite()
  if (!site?.demo || site.sends_mail) return null
  return (
    <Alert
      color="blue"
      mt="md"
      icon={<IconMailPause aria-hidden />}
      title={t('This is a demo')}
      role="note"
    >
      {t(
        'This demo does not send e-mail. A super admin can read the messages under Admin, Outbox.',
      )}
    </Alert>
  )
}

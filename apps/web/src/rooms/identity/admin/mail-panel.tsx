import type { Mail } from '@homeward/contract/identity/signups'
import { Alert, Button, CopyButton, Group, Stack, Text } from '@mantine/core'
import { IconAlertTriangle, IconLink } from '@tabler/icons-react'
import { InstantText } from '../../../ui/text/values.tsx'
import { linksIn } from './links-in.ts'
import styles from './mail-panel.module.css'

/** A mail with its links, which can be copied where no mail server sends them. */
export const MailPanel = ({ mail }: { mail: Mail }) => (
  <Stack gap="sm">
    <Text c="dimmed">
      To {mail.to_address}, created <InstantText at={mail.created_at} />
    </Text>
    {mail.error && (
      <Alert color="red" icon={<IconAlertTriangle aria-hidden />} title="Not sent">
        {mail.error}
      </Alert>
    )}
    {mail.body === null ? (
      <Text c="dimmed">The text of sent mail is not stored because it may contain a code.</Text>
    ) : (
      <>
        <pre className={styles.body}>{mail.body}</pre>
        <Group gap="xs">
          {linksIn(mail.body).map((link) => (
            <CopyButton key={link} value={link}>
              {({ copied, copy }) => (
                <Button
                  size="xs"
                  variant="light"
                  leftSection={<IconLink size={14} aria-hidden />}
                  onClick={copy}
                >
                  {copied ? 'Link copied' : 'Copy link'}
                </Button>
              )}
            </CopyButton>
          ))}
          <CopyButton value={mail.body}>
            {({ copied, copy }) => (
              <Button size="xs" variant="default" onClick={copy}>
                {copied ? 'Text copied' : 'Copy text'}
              </Button>
            )}
          </CopyButton>
        </Group>
      </>
    )}
  </Stack>
)

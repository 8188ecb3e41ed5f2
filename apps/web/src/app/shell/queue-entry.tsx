import { word } from '@homeward/domain/language/sentence'
import { Alert, Button, Group, Paper, Text } from '@mantine/core'
import { t } from '../../plumbing/language/translate.ts'
import { discardEntry, retryEntry } from '../../plumbing/offline/device-queue.ts'
import type { Entry, FormDraft } from '../../plumbing/offline/entry.ts'
import { ConfirmButton } from '../../ui/feedback/confirm-button.tsx'
import { StatusBadge } from '../../ui/text/status-badge.tsx'
import { InstantText } from '../../ui/text/values.tsx'
import { go } from '../../plumbing/paths/navigate.ts'
import { reopen } from '../../ui/form/form-draft.ts'
import { bothVersions, VersionTable } from './version-table.tsx'

/** Takes a refused change back into its form: there it is mended and sent again. */
const openAgain = async ({ seq }: Entry, form: FormDraft | undefined): Promise<void> => {
  if (!form) return
  reopen(form)
  await discardEntry(seq)
  go(form.page)
}

const states = { waiting: word('Waiting'), sending: word('Sending'), failed: word('Failed') }

type Props = {
  entry: Entry
  behind: boolean
  /** Called before another page is opened. */
  onGo: () => void
}

/** One unsent change: what, when, how it stands, and what a person can do about it. */
export const QueueEntry = ({ entry, behind, onGo }: Props) => {
  const versions = bothVersions(entry)
  return (
    <Paper component="li" withBorder p="sm" radius="md">
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text fw={600}>{entry.label}</Text>
          <Text size="xs" c="dimmed">
            <InstantText at={entry.at} />
            {entry.attempts > 0 &&
              ` · ${t('{attempts, plural, one {# try} other {# tries}}', { attempts: entry.attempts })}`}
          </Text>
        </div>
        <StatusBadge status={entry.state} label={t(states[behind ? 'waiting' : entry.state])} />
      </Group>
      {entry.error && (
        <Alert color="red" mt="sm" p="xs">
          {entry.error.messages.join(' ')}
        </Alert>
      )}
      {versions && <VersionTable differences={versions.differences} />}
      <Group mt="sm" gap="xs">
        <Button
          size="xs"
          variant="light"
          disabled={entry.state === 'sending'}
          onClick={() => void retryEntry(entry.seq, versions?.overwrite)}
        >
          {versions ? t('Keep mine') : t('Sync now')}
        </Button>
        {entry.form && entry.state === 'failed' && (
          <Button
            size="xs"
            variant="default"
            onClick={() => {
              onGo()
              void openAgain(entry, entry.form)
            }}
          >
            {t('Open and fix')}
          </Button>
        )}
        <ConfirmButton
          size="xs"
          variant="subtle"
          color="red"
          disabled={entry.state === 'sending'}
          question={t('Discard "{change}"?', { change: entry.label })}
          consequence={t(
            'This change is deleted from this device without being sent. This cannot be undone.',
          )}
          confirm={t('Discard change')}
          onConfirm={() => void discardEntry(entry.seq)}
        >
          {t('Discard')}
        </ConfirmButton>
      </Group>
    </Paper>
  )
}

import { Alert, Button, Checkbox, CopyButton, Group, Text } from '@mantine/core'
import { IconCheck, IconCopy, IconDownload, IconKey, IconPrinter } from '@tabler/icons-react'
import { useState } from 'react'
import { t } from '../../../../plumbing/language/translate.ts'
import { saveFile } from '../../../../ui/fields/save-file.ts'
import styles from './second-factor.module.css'
import { printPage } from '../../../../ui/page/print.ts'

type Props = { codes: readonly string[]; username: string; onKept: () => void }

/** The recovery codes, shown this once; going on asks whether they are kept. */
export const RecoveryCodes = ({ codes, username, onKept }: Props) => {
  const [kept, setKept] = useState(false)
  const title = t('Homeward recovery codes for {username}', { username })
  const text = [title, '', ...codes, ''].join('\n')
  const download = () =>
    saveFile({
      blob: new Blob([text], { type: 'text/plain' }),
      name: 'homeward-recovery-codes.txt',
    })
  return (
    <>
      <Alert
        color="amber"
        icon={<IconKey aria-hidden />}
        title={t('Save your recovery codes')}
        role="status"
      >
        {t(
          "These codes are shown only once. Each code works once if you don't have your phone. Keep them on paper or in a password manager, not on your phone.",
        )}
      </Alert>
      <div className={styles.sheet}>
        <Text fw={600} mt="md">
          {title}
        </Text>
        <ul className={styles.codes} aria-label={t('Recovery codes')}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <Group gap="xs" mb="md" data-print="no">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              leftSection={copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
              onClick={copy}
            >
              {copied ? t('Copied') : t('Copy')}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" leftSection={<IconDownload size={16} />} onClick={download}>
          {t('Download')}
        </Button>
        <Button variant="default" leftSection={<IconPrinter size={16} />} onClick={printPage}>
          {t('Print')}
        </Button>
      </Group>
      <Group justify="space-between" data-print="no">
        <Checkbox
          label={t('I saved these codes')}
          checked={kept}
          onChange={(event) => setKept(event.currentTarget.checked)}
        />
        <Button disabled={!kept} onClick={onKept}>
          {t('Done')}
        </Button>
      </Group>
    </>
  )
}

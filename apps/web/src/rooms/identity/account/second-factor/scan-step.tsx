import { confirmSecondFactor } from '@homeward/contract/identity/accounts'
import { Anchor, Button, CopyButton, Group, Text, TextInput } from '@mantine/core'
import { t } from '../../../../plumbing/language/translate.ts'
import { PlainForm } from '../../plain-form.tsx'
import { QrCode } from './qr-code.tsx'
import styles from './second-factor.module.css'

type Props = {
  secret: string
  uri: string
  onConfirmed: (codes: string[]) => void
  onCancel: () => void
}

/** The secret for the authenticator app, as a picture and as text; the first code proves that it works. */
export const ScanStep = ({ secret, uri, onConfirmed, onCancel }: Props) => (
  <div className={styles.scan}>
    <QrCode
      text={uri}
      label={t('QR code for your authenticator app. The key is shown next to it as text.')}
    />
    <div>
      <Text mb="xs">
        {t('Scan the QR code with an authenticator app. If you cannot scan, enter the key below.')}{' '}
        <Anchor href={uri}>{t('Open the app on this device')}</Anchor>
      </Text>
      <Group gap="xs" mb="md">
        <span className={styles.secret} data-testid="secret">
          {secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </span>
        <CopyButton value={secret}>
          {({ copied, copy }) => (
            <Button size="compact-xs" variant="default" onClick={copy}>
              {copied ? t('Copied') : t('Copy key')}
            </Button>
          )}
        </CopyButton>
      </Group>
      <PlainForm
        endpoint={confirmSecondFactor}
        initial={{ code: '' }}
        inputOf={({ code }) => ({ code: code.replace(/\s/g, '') })}
        submitLabel={t('Turn on')}
        aside={
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
        }
        onDone={({ recovery_codes: codes }) => onConfirmed(codes)}
      >
        {(form) => (
          <TextInput
            label={t('Code from the app')}
            description={t('Six digits. The code changes every 30 seconds.')}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maw="16rem"
            maxLength={12}
            autoFocus
            required
            {...form.getInputProps('code')}
          />
        )}
      </PlainForm>
    </div>
  </div>
)

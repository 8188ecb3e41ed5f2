import {
  endSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from '@homeward/contract/identity/accounts'
import { Button, Group, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { t } from '../../../../plumbing/language/translate.ts'
import { useUser } from '../../../../plumbing/session/session.ts'
import { Card } from '../../../../ui/record/facts.tsx'
import { StatusBadge } from '../../../../ui/text/status-badge.tsx'
import { PasswordQuestion } from './password-question.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { ScanStep } from './scan-step.tsx'

type Step =
  | { at: 'rest' | 'start' | 'renew' | 'end' }
  | { at: 'scan'; secret: string; uri: string }
  | { at: 'codes'; codes: string[] }

type Props = {
  /** The second factor was switched on or off. */
  onChange: () => void
  /** The person has set it up and kept the recovery codes. */
  onSetUp: () => void
}

/** The second factor of the own account: set it up, renew its recovery codes, switch it off. */
export const SecondFactorCard = ({ onChange, onSetUp }: Props) => {
  const { second_factor: factor, username } = useUser()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const rest = () => setStep({ at: 'rest' })
  const ended = () => {
    rest()
    onChange()
  }
  const kept = () => {
    rest()
    onSetUp()
  }
  const show = ({ recovery_codes: codes }: { recovery_codes: string[] }) =>
    setStep({ at: 'codes', codes })
  const question = { onCancel: rest }
  const body: Record<Step['at'], () => ReactNode> = {
    rest: () => <Rest enabled={factor.enabled} required={factor.required} onStep={setStep} />,
    start: () => (
      <PasswordQuestion
        {...question}
        endpoint={startSecondFactor}
        why={t('Confirm your password')}
        submitLabel={t('Continue')}
        onDone={({ secret, uri }) => setStep({ at: 'scan', secret, uri })}
      />
    ),
    renew: () => (
      <PasswordQuestion
        {...question}
        endpoint={renewRecoveryCodes}
        why={t('Your current recovery codes stop working and you get new ones.')}
        submitLabel={t('Create new codes')}
        onDone={show}
      />
    ),
    end: () => (
      <PasswordQuestion
        {...question}
        endpoint={endSecondFactor}
        fixed={{ enabled: false }}
        why={t('You will sign in with your password only.')}
        submitLabel={t('Turn off')}
        onDone={ended}
      />
    ),
    scan: () =>
      step.at === 'scan' && (
        <ScanStep
          secret={step.secret}
          uri={step.uri}
          onCancel={rest}
          onConfirmed={(codes) => {
            setStep({ at: 'codes', codes })
            onChange()
          }}
        />
      ),
    codes: () =>
      step.at === 'codes' && <RecoveryCodes codes={step.codes} username={username} onKept={kept} />,
  }
  return (
    <Card
      title={t('Two-step verification')}
      actions={
        <StatusBadge
          status={factor.enabled ? 'active' : 'inactive'}
          label={factor.enabled ? t('On') : t('Off')}
        />
      }
    >
      {body[step.at]()}
    </Card>
  )
}

type RestProps = { enabled: boolean; required: boolean; onStep: (step: Step) => void }

const Rest = ({ enabled, required, onStep }: RestProps) =>
  enabled ? (
    <>
      <Text mb="md">
        {t('You sign in with your password and a code from your authenticator app.')}
        {required && ` ${t('Your agency requires this.')}`}
      </Text>
      <Group gap="xs">
        <Button variant="default" onClick={() => onStep({ at: 'renew' })}>
          {t('New recovery codes')}
        </Button>
        <Button
          variant="subtle"
          color="red"
          disabled={required}
          title={required ? t('Your agency requires two-step verification') : undefined}
          onClick={() => onStep({ at: 'end' })}
        >
          {t('Turn off')}
        </Button>
      </Group>
    </>
  ) : (
    <>
      <Text mb="md">
        {t(
          'Two-step verification protects your account if someone steals your password. You also enter a code from the authenticator app on your phone.',
        )}
      </Text>
      <Button onClick={() => onStep({ at: 'start' })}>{t('Set up')}</Button>
    </>
  )

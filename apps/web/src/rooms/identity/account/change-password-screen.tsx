import { changePassword } from '@homeward/contract/identity/accounts'
import { Button, Checkbox, PasswordInput } from '@mantine/core'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { Page } from '../../../ui/page/page.tsx'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Card } from '../../../ui/record/facts.tsx'
import { PasswordFields } from '../password-fields.tsx'
import { PlainForm } from '../plain-form.tsx'

const initial = {
  current_password: '',
  password: '',
  password_confirmation: '',
  end_other_sessions: true,
}

/** R022: changes the own password. */
export const ChangePasswordScreen = () => {
  const go = useGo()
  const done = ({ ended }: { ended: number }) => {
    toastDone(
      ended > 0
        ? t('Your password is changed; elsewhere you are signed out.')
        : t('Password changed.'),
    )
    go(to('account'))
  }
  return (
    <Page
      title={t('Change password')}
      width="reading"
      crumbs={[{ label: t('My account'), href: to('account') }]}
    >
      <div style={{ maxWidth: '28rem' }}>
        <Card title={t('Password')}>
          <PlainForm
            endpoint={changePassword}
            initial={initial}
            submitLabel={t('Change password')}
            aside={
              <Button component={PageLink} href={to('account')} variant="default">
                {t('Cancel')}
              </Button>
            }
            onDone={done}
          >
            {(form) => (
              <>
                <PasswordInput
                  label={t('Current password')}
                  name="current-password"
                  autoComplete="current-password"
                  required
                  visibilityToggleButtonProps={{
                    'aria-label': t('Show or hide the current password'),
                  }}
                  {...form.getInputProps('current_password')}
                />
                <PasswordFields form={form} />
                <Checkbox
                  label={t('Sign me out everywhere else')}
                  {...form.getInputProps('end_other_sessions', { type: 'checkbox' })}
                />
              </>
            )}
          </PlainForm>
        </Card>
      </div>
    </Page>
  )
}

import { unbox, unboxingFields } from '@homeward/contract/identity/invites'
import { t } from '../../../plumbing/language/translate.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { needed } from '../../../ui/form/needed.ts'
import { GuestPage } from '../guest/guest-page.tsx'
import { PasswordFields } from '../password-fields.tsx'
import { PlainForm } from '../plain-form.tsx'
import { UsernameField } from './username-field.tsx'

/** The first set-up of an account, by the token that the e-mail's link brought. */
export const UnboxForm = ({ token }: { token: string }) => {
  const go = useGo()
  return (
    <GuestPage
      title={t('Set up your account')}
      lead={t('Welcome to Homeward. Choose a username and password for signing in.')}
    >
      <PlainForm
        endpoint={unbox}
        initial={{ username: '', password: '', password_confirmation: '' }}
        fixed={{ token }}
        // Left out, they would only be asked for.
        inputOf={(values) => needed(values, unboxingFields)}
        submitLabel={t('Create account')}
        onDone={() => go(to('invite.accepted'), { replace: true })}
      >
        {(form) => (
          <>
            <UsernameField {...form.getInputProps('username')} />
            <PasswordFields form={form} />
          </>
        )}
      </PlainForm>
    </GuestPage>
  )
}

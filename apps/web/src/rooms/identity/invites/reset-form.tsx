import { acceptInvite, type PublicInvite } from '@homeward/contract/identity/invites'
import { t } from '../../../plumbing/language/translate.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { GuestPage } from '../guest/guest-page.tsx'
import { PasswordFields } from '../password-fields.tsx'
import { PlainForm } from '../plain-form.tsx'
import { CodeField } from './code-field.tsx'

const initial = { confirmation_code: '', password: '', password_confirmation: '' }

type Props = { invite: PublicInvite; code: string }

/** A new password for an account; the code is asked for where the link did not bring it. */
export const ResetForm = ({ invite, code }: Props) => {
  const go = useGo()
  return (
    <GuestPage
      title={t('Set a new password')}
      lead={t('For {name}, {address}. You will be signed out on all devices.', {
        name: invite.name,
        address: invite.email,
      })}
    >
      <PlainForm
        endpoint={acceptInvite}
        initial={{ ...initial, confirmation_code: code }}
        fixed={{ id: invite.id }}
        submitLabel={t('Set password')}
        onDone={() => go(to('invite.accepted', {}, { what: 'password' }), { replace: true })}
      >
        {(form) => (
          <>
            {(!code || form.errors.confirmation_code) && (
              <CodeField {...form.getInputProps('confirmation_code')} />
            )}
            <PasswordFields form={form} />
          </>
        )}
      </PlainForm>
    </GuestPage>
  )
}

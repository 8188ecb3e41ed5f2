import { updateMe } from '@homeward/contract/identity/accounts'
import type { SessionUser } from '@homeward/contract/identity/sign-in'
import { PasswordInput, SimpleGrid, Switch, TextInput } from '@mantine/core'
import { showFailure } from '../../../plumbing/failures/show.ts'
import { toastDone } from '../../../plumbing/failures/toasts.ts'
import { t } from '../../../plumbing/language/translate.ts'
import { refreshSession } from '../../../plumbing/session/lifecycle.ts'
import { useUser } from '../../../plumbing/session/session.ts'
import { EndpointForm } from '../../../ui/form/endpoint-form.tsx'
import { needed } from '../../../ui/form/needed.ts'
import { Card } from '../../../ui/record/facts.tsx'
import { phoneWords } from '../../../ui/text/phone.tsx'

const profileValues = (user: SessionUser) => ({
  name: user.name,
  email: user.email ?? '',
  phone: user.phone ? phoneWords(user.phone) : '',
  can_receive_calls: user.can_receive_calls,
  current_password: '',
})

/** Name, addresses and calls of the own account. */
export const ProfileCard = () => {
  const user = useUser()
  const saved = () => {
    toastDone(t('Profile saved.'))
    void refreshSession().catch(showFailure)
  }
  return (
    <Card title={t('Profile')}>
      <EndpointForm
        endpoint={updateMe}
        record={user}
        valuesOf={profileValues}
        draftKey="account"
        secret={['current_password']}
        inputOf={(values) => needed(values, ['name'])}
        submitLabel={t('Save profile')}
        onDone={saved}
      >
        {(form) => (
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextInput
              label={t('Name')}
              autoComplete="name"
              required
              {...form.getInputProps('name')}
            />
            <TextInput
              label={t('Username')}
              description={t('You can sign in with your username, e-mail address or phone number.')}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              value={user.username}
              readOnly
              variant="filled"
            />
            <TextInput
              label={t('E-mail')}
              type="email"
              autoComplete="email"
              {...form.getInputProps('email')}
            />
            <TextInput
              label={t('Phone')}
              type="tel"
              autoComplete="tel"
              {...form.getInputProps('phone')}
            />
            {(form.values.email !== (user.email ?? '') ||
              form.values.phone !== (user.phone ? phoneWords(user.phone) : '')) && (
              <PasswordInput
                label={t('Your password')}
                description={t('Required to change your e-mail address or phone number.')}
                autoComplete="current-password"
                visibilityToggleButtonProps={{ 'aria-label': t('Show or hide the password') }}
                {...form.getInputProps('current_password')}
              />
            )}
            <Switch
              label={t('Receive agency calls')}
              {...form.getInputProps('can_receive_calls', { type: 'checkbox' })}
            />
          </SimpleGrid>
        )}
      </EndpointForm>
    </Card>
  )
}

import { requestSignup } from '@homeward/contract/identity/signups'
import { usStates } from '@homeward/domain/address/us-states'
import { Select, Textarea, TextInput } from '@mantine/core'
import { t } from '../../../plumbing/language/translate.ts'
import { useGo } from '../../../plumbing/paths/navigate.ts'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { GuestPage } from '../guest/guest-page.tsx'
import { PlainForm } from '../plain-form.tsx'

const states = Object.entries(usStates).map(([value, label]) => ({ value, label }))

const initial = {
  agency_name: '',
  name: '',
  email: '',
  phone: '',
  state: null as string | null,
  note: '',
}

/** An agency asks to join; somebody reads it and answers by e-mail. */
export const SignupScreen = () => {
  const go = useGo()
  return (
    <GuestPage
      title={t('New agency')}
      lead={t('Tell us about your agency. We review each request and reply by e-mail with a link.')}
      foot={<PageLink href={to('signin')}>{t('Back to sign-in')}</PageLink>}
    >
      <PlainForm
        endpoint={requestSignup}
        initial={initial}
        submitLabel={t('Request access')}
        onDone={() => go(to('signup.success'), { replace: true })}
      >
        {(form) => (
          <>
            <TextInput
              label={t('Agency name')}
              autoComplete="organization"
              required
              {...form.getInputProps('agency_name')}
            />
            <Select
              label={t('State')}
              data={states}
              searchable
              clearable
              autoComplete="off"
              {...form.getInputProps('state')}
            />
            <TextInput
              label={t('Your name')}
              autoComplete="name"
              required
              {...form.getInputProps('name')}
            />
            <TextInput
              label={t('E-mail')}
              type="email"
              autoComplete="email"
              required
              {...form.getInputProps('email')}
            />
            <TextInput
              label={t('Phone')}
              type="tel"
              autoComplete="tel"
              {...form.getInputProps('phone')}
            />
            <Textarea
              label={t('Message')}
              autosize
              minRows={2}
              maxRows={6}
              {...form.getInputProps('note')}
            />
          </>
        )}
      </PlainForm>
    </GuestPage>
  )
}

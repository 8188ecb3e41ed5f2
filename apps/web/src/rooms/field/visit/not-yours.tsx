import type { FieldClient } from '@homeward/contract/visits/capture'
import { IconMapOff, IconPhone } from '@tabler/icons-react'
import { t } from '../../../plumbing/language/translate.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import field from '../field.module.css'
import { callAddress } from '../parts/directions.tsx'

const sentences = {
  get title() {
    return t('This visit is not assigned to you')
  },
  get hint() {
    return t('It may have been moved, canceled or reassigned. Contact the office.')
  },
  officeOf: (name: string) => t('Office: {name}', { name }),
}

type Props = { clients: readonly FieldClient[] }

/** In place of a visit that the office took away, with the ways to call the offices of this caregiver. */
export const NotYours = ({ clients }: Props) => (
  <EmptyState
    icon={IconMapOff}
    title={sentences.title}
    hint={sentences.hint}
    action={<Offices clients={clients} />}
  />
)

const Offices = ({ clients }: Props) => {
  const names = new Map(clients.map(({ office }) => [office.phone, office.name]))
  return [...names].map(
    ([phone, name]) =>
      phone && (
        <a key={phone} className={field.way} href={callAddress(phone)}>
          <IconPhone size={20} aria-hidden />
          {sentences.officeOf(name)}
        </a>
      ),
  )
}

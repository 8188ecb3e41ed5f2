import type { FieldClient } from '@homeward/contract/visits/capture'
import { IconAlertTriangle, IconHeartBroken, IconPill } from '@tabler/icons-react'
import { t } from '../../../plumbing/language/translate.ts'
import styles from '../field.module.css'

const sentences = {
  get title() {
    return t('Know before you go in')
  },
  resuscitation: {
    get short() {
      return t('DNR')
    },
    get long() {
      return t('Do not resuscitate')
    },
  },
  get allergy() {
    return t('Allergies:')
  },
}

/** What has to be known at the door: no resuscitation, allergies, the alerts of the office. */
export const ClientAlerts = ({ client }: { client: FieldClient | undefined }) => {
  if (!client) return null
  const { do_not_resuscitate: resuscitation, allergies, alerts } = client
  if (!resuscitation && !allergies && alerts.length === 0) return null
  return (
    <ul className={styles.alerts} aria-label={sentences.title}>
      {resuscitation && (
        <li data-kind="resuscitation">
          <IconHeartBroken size={16} stroke={2} aria-hidden />
          <span aria-hidden>{sentences.resuscitation.short}</span>
          <span className="heard">{sentences.resuscitation.long}</span>
        </li>
      )}
      {allergies && (
        <li data-kind="high">
          <IconPill size={16} stroke={2} aria-hidden />
          <span className="heard">{sentences.allergy}</span>
          <span>{allergies}</span>
        </li>
      )}
      {alerts.map(({ id, title, priority }) => (
        <li key={id} data-kind={priority}>
          <IconAlertTriangle size={16} stroke={2} aria-hidden />
          <span>{title}</span>
        </li>
      ))}
    </ul>
  )
}

import type { Client } from '@homeward/contract/clients/clients'
import { HistoryCard } from '../../../ui/history/history-card.tsx'
import { MergesCard } from '../merge/merges-card.tsx'
import styles from './details/details.module.css'

/** What was merged, and who did what to the record. */
export const ClientHistory = ({ client }: { client: Client }) => (
  <div className={styles.details}>
    <MergesCard client={client} />
    <HistoryCard type="client" id={client.id} />
  </div>
)

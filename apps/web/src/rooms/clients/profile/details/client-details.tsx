import type { Client } from '@homeward/contract/clients/clients'
import { FactCard } from '../../../../ui/record/facts.tsx'
import { clientFacts } from '../client-facts.tsx'
import { AddressesCard } from './addresses-card.tsx'
import { BackgroundCard, PreferencesCard } from './background-card.tsx'
import styles from './details.module.css'
import { InsuranceCard, PrivateCard } from './insurance-card.tsx'
import { DiagnosesCard, DoctorsCard } from './medical-card.tsx'
import { PeopleCard } from './people-card.tsx'

/** Everything that is known of a client, part by part, each with the way to mend it. */
export const ClientDetails = ({ client }: { client: Client }) => (
  <div className={styles.details}>
    <FactCard title="Person" facts={clientFacts(client)} />
    <AddressesCard client={client} />
    <PeopleCard client={client} />
    <InsuranceCard client={client} />
    <PrivateCard client={client} />
    <DiagnosesCard client={client} />
    <DoctorsCard client={client} />
    <PreferencesCard client={client} />
    <BackgroundCard client={client} />
  </div>
)

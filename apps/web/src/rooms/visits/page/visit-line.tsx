import type { Visit } from '@homeward/contract/visits/visits'
import { Anchor } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { inZone, weekdayWord } from '../../../ui/text/dates.ts'
import { Phone } from '../../../ui/text/phone.tsx'
import { serviceNames } from '../../../ui/text/service-names.ts'
import { spanWords, weekdayDayWords } from '../../../ui/text/short-times.ts'
import { useZone } from '../../../ui/text/zone.tsx'
import styles from './page.module.css'

/** When, what and who pays, as a line under the names. */
export const VisitLine = ({ visit }: { visit: Visit }) => {
  const end = inZone(visit.ends_at, useZone())
  const overnight = end.day === visit.scheduled_date ? '' : ` ${weekdayWord(end.day)}`
  return (
    <p className={styles.under}>
      <b className="tabular">
        {weekdayDayWords(visit.scheduled_date)}, {spanWords(visit.scheduled_time, end.clock)}
        {overnight}
      </b>
      {visit.services.length > 0 && ` · ${serviceNames(visit.services)}`}
      {visit.payor && ` · ${visit.payor.name}`}
      {visit.non_repeating && ' · Once'}
      {' · '}
      <Anchor
        component={PageLink}
        href={to('client', { clientId: visit.client.id })}
        inherit
        underline="always"
      >
        Client’s page
      </Anchor>
      {visit.client_phone && (
        <>
          {' · '}
          <Phone number={visit.client_phone} />
        </>
      )}
    </p>
  )
}

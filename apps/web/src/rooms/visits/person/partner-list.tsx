import type { Partners } from '@homeward/contract/visits/partners'
import { Anchor, Text } from '@mantine/core'
import { PageLink } from '../../../ui/page/page-link.tsx'
import { Avatar } from '../../../ui/text/avatar.tsx'
import { shortDayWords } from '../../../ui/text/short-times.ts'
import styles from './person.module.css'

type Props = {
  of: Partners
  kind: 'client' | 'person'
  label: string
  none: string
  hrefOf: (id: string) => string
}

const shown = 5

/** People by how many of the visits they share, the nearest first. */
export const PartnerList = ({ of, kind, label, none, hrefOf }: Props) => {
  if (of.partners.length === 0)
    return (
      <Text size="sm" c="dimmed">
        {none}
      </Text>
    )
  return (
    <>
      <ul className={styles.partners} aria-label={label}>
        {of.partners.slice(0, shown).map(({ id, name, visits, last_visit_on }) => {
          const share = Math.round((visits / Math.max(of.visits, 1)) * 100)
          return (
            <li key={id}>
              <Avatar name={name} kind={kind} size="md" />
              <span className={styles.who}>
                <Anchor component={PageLink} href={hrefOf(id)} c="inherit" inherit fw={600}>
                  {name}
                </Anchor>
                <span className={styles.quiet}>Last on {shortDayWords(last_visit_on)}</span>
              </span>
              <span className={styles.share}>
                {visits === 1 ? '1 visit' : `${visits} visits`}, {share}%
                <i aria-hidden>
                  <i style={{ width: `${share}%` }} />
                </i>
              </span>
            </li>
          )
        })}
      </ul>
      {of.partners.length > shown && (
        <Text size="xs" c="dimmed" mt={4}>
          and {of.partners.length - shown} more
        </Text>
      )}
    </>
  )
}

import { Anchor, Group } from '@mantine/core'
import { to } from '../../../plumbing/paths/to.ts'
import { PageLink } from '../../../ui/page/page-link.tsx'

type View = 'eras' | 'waiting' | 'claims' | 'charges'

const views: readonly { id: View; label: string; href: string }[] = [
  { id: 'eras', label: 'Remittances', href: to('billing.eras') },
  {
    id: 'waiting',
    label: 'Needs review',
    href: to('billing.era-claims', {}, { state: 'waiting' }),
  },
  { id: 'claims', label: 'Claims', href: to('billing.era-claims') },
  { id: 'charges', label: 'Charges', href: to('billing.era-charges') },
]

/** The ways to look at remittances. */
export const EraViews = ({ current }: { current: View }) => (
  <Group component="nav" gap="lg" mb="sm" aria-label="Views of remittances" data-print="no">
    {views.map(({ id, label, href }) => (
      <Anchor
        key={id}
        component={PageLink}
        href={href}
        size="sm"
        fw={id === current ? 600 : 400}
        aria-current={id === current ? 'page' : undefined}
      >
        {label}
      </Anchor>
    ))}
  </Group>
)

import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { PageLink } from '../../ui/page/page-link.tsx'

/** A link among words, underlined. */
export const TextLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor component={PageLink} href={href} inherit underline="always">
    {children}
  </Anchor>
)

import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../plumbing/query.ts'
import type { OfficeParts } from './shell/office-parts.ts'
import { Shell } from './shell/shell.tsx'

type Props = { children: ReactNode }

/** What the server answered, for a screen that stands alone. */
export const Alone = ({ children }: Props) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** The same with the top bar; the office has more of it. */
export const Framed = ({ children, parts }: Props & { parts?: OfficeParts }) => (
  <Alone>
    <Shell parts={parts}>{children}</Shell>
  </Alone>
)

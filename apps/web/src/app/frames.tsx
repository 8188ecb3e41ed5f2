import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../plumbing/query.ts'
import { Column } from './shell/column.tsx'
import shell from './shell/shell.module.css'
import { Skip } from './shell/skip.tsx'

type Props = { children: ReactNode }

/** What the server answered, for a screen that stands alone. */
export const Alone = ({ children }: Props) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

/** A page for somebody without a session: neither rail nor top bar. */
export const Framed = ({ children }: Props) => (
  <Alone>
    <Skip />
    <div className={shell.below}>
      <Column>{children}</Column>
    </div>
  </Alone>
)

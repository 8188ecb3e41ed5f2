import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryClient } from '../plumbing/query.ts'

type Props = { children: ReactNode }

/** What the server answered, for every screen; all that is around one that stands alone. */
export const Alone = ({ children }: Props) => (
  <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
)

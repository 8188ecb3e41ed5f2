import { type Holder, holds } from '../identity/abilities.ts'
import type { ServiceStatus } from './vocabulary.ts'

/** What may be done with a service. */
export const serviceAbilities = (
  holder: Holder,
  { status }: { status: ServiceStatus },
): Record<string, boolean> => {
  const may = holds(holder, 'catalogue.write')
  return {
    edit: may,
    duplicate: may,
    archive: may && status !== 'archived',
    restore: may && status === 'archived',
    delete: may,
  }
}

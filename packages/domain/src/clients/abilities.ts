import { type Holder, holds } from '../identity/abilities.ts'

/** What may be done with a client. */
export const clientAbilities = (holder: Holder): Record<string, boolean> => ({
  edit: holds(holder, 'clients.write'),
  archive: holds(holder, 'clients.write'),
  add_authorization: holds(holder, 'authorizations.write'),
  add_careplan: holds(holder, 'careplans.write'),
  reveal: holds(holder, 'clients.reveal'),
  merge: holds(holder, 'clients.merge'),
})

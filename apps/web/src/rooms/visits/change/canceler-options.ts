import { cancelerLabels, cancelers } from '@homeward/domain/visits/endings'

/** Who may have canceled a visit, as choices. */
export const cancelerOptions = cancelers.map((value) => ({ value, label: cancelerLabels[value] }))

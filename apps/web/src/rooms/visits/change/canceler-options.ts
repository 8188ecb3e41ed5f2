import { cancelerLabels, cancelers } from '@homeward/domain/visits/endings'
import { optionsOf } from '../../../ui/fields/options-of.ts'

/** Who may have canceled a visit, as choices. */
export const cancelerOptions = optionsOf(cancelers, cancelerLabels)

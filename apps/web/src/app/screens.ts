import { declareScreens } from '../plumbing/paths/list.ts'
import { screens as agency } from '../rooms/agency/screens.ts'
import { screens as billing } from '../rooms/billing/screens.ts'
import { screens as care } from '../rooms/care/screens.ts'
import { screens as caregivers } from '../rooms/caregivers/screens.ts'
import { screens as catalogue } from '../rooms/catalogue/screens.ts'
import { screens as clients } from '../rooms/clients/screens.ts'
import { screens as collaboration } from '../rooms/collaboration/screens.ts'
import { screens as files } from '../rooms/files/screens.ts'
import { screens as identity } from '../rooms/identity/screens.ts'
import { screens as insights } from '../rooms/insights/screens.ts'
import { screens as payroll } from '../rooms/payroll/screens.ts'
import { screens as transfer } from '../rooms/transfer/screens.ts'
import { screens as verification } from '../rooms/verification/screens.ts'
import { screens as visits } from '../rooms/visits/screens.ts'
import { screens as own } from './own-screens.ts'
import { phoneScreens } from './phone-screens.ts'

/** Every screen, in the order in which menu and admin area list them. */
export const screens = {
  ...own,
  ...insights,
  ...clients,
  ...caregivers,
  ...care,
  ...visits,
  ...verification,
  ...phoneScreens,
  ...billing,
  ...payroll,
  ...agency,
  ...catalogue,
  ...identity,
  ...collaboration,
  ...files,
  ...transfer,
}

declare module '../plumbing/paths/list.ts' {
  interface Declared {
    screens: typeof screens
  }
}

declareScreens(screens)

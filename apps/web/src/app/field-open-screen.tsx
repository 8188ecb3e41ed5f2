import { OpenVisitsScreen } from '../rooms/field/open/open-visits-screen.tsx'
import { UnsentLine } from './shell/unsent-line.tsx'

/** The open visits of a caregiver with what is not sent. */
export const FieldOpenScreen = () => <OpenVisitsScreen sync={<UnsentLine />} />

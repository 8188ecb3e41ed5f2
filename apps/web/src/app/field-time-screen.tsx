import { OwnTimeScreen } from '../rooms/field/time/own-time-screen.tsx'
import { UnsentLine } from './shell/unsent-line.tsx'

/** A caregiver's own time with what is not sent. */
export const FieldTimeScreen = () => <OwnTimeScreen sync={<UnsentLine />} />

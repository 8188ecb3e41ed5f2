import { WeekScreen } from '../rooms/field/week-screen.tsx'
import { UnsentLine } from './shell/unsent-line.tsx'

/** The week of a caregiver with what is not sent. */
export const FieldWeekScreen = () => <WeekScreen sync={<UnsentLine />} />

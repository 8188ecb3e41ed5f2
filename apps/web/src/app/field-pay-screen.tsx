import { PayScreen } from '../rooms/field/pay/pay-screen.tsx'
import { UnsentLine } from './shell/unsent-line.tsx'

/** The pay of a caregiver with what is not sent. */
export const FieldPayScreen = () => <PayScreen sync={<UnsentLine />} />

import { FieldScreen } from '../rooms/field/field-screen.tsx'
import { OwnAccount } from './shell/own-account.tsx'
import { UnsentLine } from './shell/unsent-line.tsx'

/** R166 with who is signed in, and what is not sent. */
export const FieldDayScreen = () => <FieldScreen sync={<UnsentLine />} account={<OwnAccount />} />

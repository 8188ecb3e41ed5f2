/** What comes after a visit is drawn. */
export const loadDonePart = () => import('./done-part.tsx').then((m) => m.DonePart)
export const loadNextDoor = () => import('./next-door.tsx').then((m) => m.NextDoor)
export const loadSignPart = () => import('./sign-part.tsx').then((m) => m.SignPart)
export const loadFobPart = () => import('./fob-part.tsx').then((m) => m.FobPart)
export const loadPunchQuestion = () => import('./punch-question.tsx').then((m) => m.PunchQuestion)
export const loadReasonSheet = () => import('./reason-sheet.tsx').then((m) => m.ReasonSheet)
export const loadRejectedChange = () =>
  import('./rejected-changes.tsx').then((m) => m.RejectedChange)
export const loadNotYours = () => import('./not-yours.tsx').then((m) => m.NotYours)

export { type Allowed, allowedOn } from './allowances.ts'
export { noteGenerated } from './careplan-store.ts'
export { authorizationsToRenew, authorizedByWeek } from './authorized-weeks.ts'

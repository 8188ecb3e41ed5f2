export { noteGenerated } from './careplan-store.ts'
export { authorizationsToRenew, authorizedByWeek } from './authorized-weeks.ts'

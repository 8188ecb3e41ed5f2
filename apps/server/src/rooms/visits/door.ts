export { generateVisits } from './generate-visits.ts'
export { coverageOfDays } from './coverage.ts'
export { dayOfVisits } from './day-of-visits.ts'
export { approvedByWeek, waitingVisits } from './waiting-visits.ts'

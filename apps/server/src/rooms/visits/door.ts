export { generateVisits } from './generate-visits.ts'
export { dayOfVisits } from './day-of-visits.ts'

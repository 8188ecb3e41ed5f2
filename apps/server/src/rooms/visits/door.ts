export { generateVisits } from './generate-visits.ts'

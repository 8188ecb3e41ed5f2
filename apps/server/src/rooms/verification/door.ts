export { evvStanding } from './standing/standing.ts'

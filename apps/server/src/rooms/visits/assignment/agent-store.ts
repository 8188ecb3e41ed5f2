import { holding } from '../../../plumbing/db/holding.ts'

/** Holds an agent, so that two people who book the same caregiver do so one after the other. */
export const holdAgent = holding((tx) => tx.selectFrom('agents'))

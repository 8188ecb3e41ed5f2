import { holding } from '../../../plumbing/db/holding.ts'

/** Holds an agent, so that two people who book the same caregiver do so one after the other. */
export const holdAgent = holding((tx) => tx.selectFrom('agents'))

/** Holds a client, so that nobody notes meanwhile that they are away. */
export const holdClient = holding((tx) => tx.selectFrom('clients'))

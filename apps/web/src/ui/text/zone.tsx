import { createContext, useContext } from 'react'

const Zone = createContext('America/New_York')

/** Sets the zone in which times are shown: the agency's own. */
export const ZoneProvider = Zone.Provider

/** The zone in which times are shown. */
export const useZone = (): string => useContext(Zone)

const feetPerMetre = 3.28084
const feetPerMile = 5280

/** Metres as people say distances here: `430 ft`, `2.4 mi`. */
export const distanceWords = (metres: number): string => {
  const feet = metres * feetPerMetre
  if (feet < 1000) return `${Math.round(feet)} ft`
  return `${(feet / feetPerMile).toFixed(1)} mi`
}

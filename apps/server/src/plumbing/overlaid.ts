/** A record with what an entry gives laid over it; what is not given stays. */
export const overlaid = <T extends object>(
  stored: T,
  given: { [Name in keyof T]?: T[Name] | undefined },
): T =>
  // What is left after the filter has the types of the record.
  ({
    ...stored,
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
  }) as T

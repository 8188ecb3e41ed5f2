type Position = { latitude: number; longitude: number; accuracy: number }

/** How long a check-in waits for the position, in milliseconds. */
export const patience = 5000
/** A position that was found up to this many milliseconds ago is taken at once. */
const recent = 60_000

/**
 * Where this phone is; undefined without a permission, without an answer in 5 seconds, or where the
 * browser has no such thing. Never throws: a missing position holds nobody up.
 */
export const locate = (): Promise<Position | undefined> =>
  new Promise((resolve) => {
    // Some browsers never answer while the question for the permission stays open.
    setTimeout(() => resolve(undefined), patience)
    if (!('geolocation' in navigator)) return resolve(undefined)
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude, accuracy } }) => resolve({ latitude, longitude, accuracy }),
      () => resolve(undefined),
      { enableHighAccuracy: true, timeout: patience, maximumAge: recent },
    )
  })

/** Looks for the position ahead of the check-in, where that asks nobody anything. */
export const locateAhead = async (): Promise<void> => {
  if (!('geolocation' in navigator) || !('permissions' in navigator)) return
  const permission = await navigator.permissions.query({ name: 'geolocation' }).catch(() => null)
  if (permission?.state === 'granted') await locate()
}

/** How long a part of the app may take to come, in milliseconds: a phone on the edge of a network. */
const chunkPatience = 120_000

/** Loads a part of the app, and gives it up where it does not come. */
export const inTime = async <T>(load: () => Promise<T>, patience = chunkPatience): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('This section took too long to load.')), patience)
  })
  try {
    return await Promise.race([load(), late])
  } finally {
    clearTimeout(timer)
  }
}

import { startProduct } from '../tools/product.mjs'

/** Starts the built product on a database of its own; every test drives it through the browser. */
export default async function setup(): Promise<() => Promise<void>> {
  // A product that runs already is driven as it is.
  if (process.env.BASE_URL) return () => Promise.resolve()
  const product = await startProduct()
  process.env.BASE_URL = product.url
  return () => product.stop()
}

import { test as base } from '@playwright/test'
import { startProduct } from '../tools/product.mjs'

/**
 * The built product with its demo agency, one for each worker. What one file makes, the next file of
 * that worker sees.
 */
export const test = base.extend<object, { product: string }>({
  product: [
    async ({ playwright: _ }, give) => {
      // A product that runs already is driven as it is.
      if (process.env.BASE_URL) return give(process.env.BASE_URL)
      const product = await startProduct()
      await give(product.url)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ product }, give) => give(product),
})

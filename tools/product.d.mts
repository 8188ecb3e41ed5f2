export type ProductOptions = {
  /** A temporary folder, removed at the end, where it is left out. */
  dataDir?: string
  /** Any free port where it is left out. */
  port?: number
  env?: Record<string, string>
}

export type Product = {
  /** Without a slash at the end. */
  url: string
  stop(): Promise<void>
  /** What the server has written lately. */
  output(): string
}

/** Starts the built product on the embedded database with the demo agency. */
export function startProduct(options?: ProductOptions): Promise<Product>

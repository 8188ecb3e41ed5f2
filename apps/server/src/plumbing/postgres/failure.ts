/** Why the embedded PostgreSQL could not be started, in words for the person who started it. */
export class EmbeddedPostgresError extends Error {
  override name = 'EmbeddedPostgresError'
}

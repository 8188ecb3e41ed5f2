import { totalmem } from 'node:os'

const MB = 1024 * 1024
const between = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value))

/** Settings of a small server that shares its machine with the application. */
export function serverSettings(options: { durable: boolean }): Record<string, string> {
  const memory = totalmem() / MB
  return {
    shared_buffers: `${Math.round(between(64, memory / 8, 512))}MB`,
    effective_cache_size: `${Math.round(between(256, memory / 2, 4096))}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '128MB',
    max_connections: options.durable ? '100' : '200',
    // Nothing replicates from an embedded server, so it need not write for replicas.
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_wal_size: '1GB',
    checkpoint_timeout: '15min',
    random_page_cost: '1.1',
    jit: 'off',
    TimeZone: 'UTC',
    log_timezone: 'UTC',
    // The log must not carry what people typed: neither statements nor the values of a failed key.
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    ...(options.durable
      ? {}
      : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' }),
  }
}

/** The outcome of a rule: a value, or the name of the reason why not. Rules never throw. */
export type Result<T, F extends string> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F }

/** A rule that passed. */
export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value })

/** A rule that failed; `failure` is a name from the closed list of failures. */
export const fail = <F extends string>(
  failure: F,
): { readonly ok: false; readonly failure: F } => ({
  ok: false,
  failure,
})

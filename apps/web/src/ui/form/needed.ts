/**
 * Holds fields of a change that may not be emptied. The schema of a change lets every field be left
 * out, so an empty one would be dropped and the old value stay unseen; a blank is refused instead,
 * and the schema's own sentence stands at the field.
 */
export const needed = <V extends object>(values: V, fields: readonly (keyof V)[]): V => {
  const held = { ...values }
  for (const field of fields) if (held[field] === '') Object.assign(held, { [field]: ' ' })
  return held
}

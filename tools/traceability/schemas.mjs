/** @typedef {{ def: Record<string, unknown> & { type: string }, shape?: Record<string, Schema> }} Schema a Zod schema, as far as it is looked at */

/** What a schema stands around: what is optional, a list, a choice. @param {Schema} schema @returns {Schema[]} */
function insides({ def }) {
  const inner = [def.innerType, def.element, def.in, def.out, def.left, def.right]
  const options = Array.isArray(def.options) ? def.options : []
  const lazy = typeof def.getter === 'function' ? [def.getter()] : []
  return /** @type {Schema[]} */ ([...inner, ...options, ...lazy].filter(Boolean))
}

/**
 * The objects that a schema answers, through whatever stands around them.
 * @param {Schema} schema
 * @param {Set<Schema>} [seen]
 * @returns {Schema[]}
 */
function objectsIn(schema, seen = new Set()) {
  if (seen.has(schema)) return []
  seen.add(schema)
  return schema.def.type === 'object'
    ? [schema]
    : insides(schema).flatMap((inner) => objectsIn(inner, seen))
}

/**
 * Whether a field is in what a schema answers, below the fields that lead there.
 * @param {Schema} schema
 * @param {string[]} way such as ['private_profile', 'gender']
 * @returns {boolean}
 */
export const hasField = (schema, [name, ...rest]) =>
  name === undefined ||
  objectsIn(schema).some(({ shape }) => {
    const inner = shape?.[name]
    return inner !== undefined && hasField(inner, rest)
  })

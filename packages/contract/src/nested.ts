import { z } from 'zod'
import { id } from './fields.ts'

type Entry<Shape extends z.ZodRawShape> = z.ZodObject<
  { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> } & {
    id: z.ZodOptional<typeof id>
    _destroy: z.ZodOptional<z.ZodBoolean>
  },
  z.core.$strict
>

/** Whether an entry may leave a field out: it changes or removes something that is there. */
const mayLeaveOut = (entry: unknown, name: string): boolean => {
  if (typeof entry !== 'object' || entry === null) return true
  const given: Record<string, unknown> = { ...entry }
  return given.id !== undefined || given._destroy === true || given[name] !== undefined
}

/**
 * One entry of a `…_attributes` list: with an id it changes what it names and leaves the rest, with `_destroy`
 * it removes, without an id it adds. Then the `needed` fields are asked for.
 */
export const nestedEntry = <Shape extends z.ZodRawShape>(
  shape: Shape,
  needed: readonly (keyof Shape & string)[],
): Entry<Shape> => {
  const own = { id: id.optional(), _destroy: z.boolean().optional() }
  const entry: z.ZodObject = z.strictObject({ ...z.object(shape).partial().shape, ...own })
  return needed.reduce(
    (all, name) =>
      all.refine((given) => mayLeaveOut(given, name), {
        path: [name],
        message: 'This field is required.',
        // Also where another field is wrong, so that a form tells all at once.
        when: () => true,
      }),
    entry,
    // A refined object is typed as the plain one.
  ) as unknown as Entry<Shape>
}

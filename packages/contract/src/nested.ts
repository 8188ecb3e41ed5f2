import { z } from 'zod'
import { id } from './fields.ts'

type Entry<Shape extends z.ZodRawShape> = z.ZodObject<
  { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> } & {
    id: z.ZodOptional<typeof id>
    _destroy: z.ZodOptional<z.ZodBoolean>
  },
  z.core.$strict
>

/** Whether an entry may leave a field out, because it changes or removes an existing one. */
const mayLeaveOut = (entry: unknown, name: string): boolean => {
  if (typeof entry !== 'object' || entry === null) return true
  const given: Record<string, unknown> = { ...entry }
  return given.id !== undefined || given._destroy === true || given[name] !== undefined
}

/**
 * One entry of a `…_attributes` list: with an ID it changes the fields that it names, with `_destroy` it
 * removes, and without an ID it adds. Adding requires the `needed` fields.
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
        // Also if another field is wrong, so a form shows all errors at once.
        when: () => true,
      }),
    entry,
    // A refined object is typed as the plain one.
  ) as unknown as Entry<Shape>
}

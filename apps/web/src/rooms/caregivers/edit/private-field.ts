import type { GetInputPropsReturnType, UseFormReturnType } from '@mantine/form'

/** A field of the private profile: its error is named below `private_profile`. */
export const privateFieldOf =
  <V extends object>(form: UseFormReturnType<V>) =>
  (name: string): GetInputPropsReturnType => {
    const path = `private_profile.${name}`
    const { onChange, ...props } = form.getInputProps(name)
    return {
      ...props,
      error: form.errors[path],
      onChange: (value: unknown) => {
        form.clearFieldError(path)
        onChange(value)
      },
    }
  }

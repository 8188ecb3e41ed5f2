import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react'
import styles from './light.module.css'

export type TypedFieldProps = InputHTMLAttributes<HTMLInputElement> & {
  label: string
  description?: string
  ref?: Ref<HTMLInputElement>
}

type Props = TypedFieldProps & {
  /** At the right, within the field. */
  beside?: ReactNode
}

/** A field for a line of text as Mantine draws it, without its code. */
export const TypedField = ({ label, description, beside, ...rest }: Props) => {
  const id = useId()
  const about = `${id}about`
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {description && <p id={about}>{description}</p>}
      <span data-beside={beside ? true : undefined}>
        <input id={id} {...rest} aria-describedby={description && about} />
        {beside}
      </span>
    </div>
  )
}

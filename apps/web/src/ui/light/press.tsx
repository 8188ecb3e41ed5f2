import type { ButtonHTMLAttributes } from 'react'
import styles from './light.module.css'

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  kind?: 'filled' | 'default' | 'subtle'
  /** The large one is the main act of a page. */
  large?: boolean
  busy?: boolean
}

/**
 * A button as Mantine draws it, without its code: for what every visitor loads before anything else.
 * Elsewhere `Button` of Mantine is the one to take.
 */
export const Press = ({
  kind = 'filled',
  large = false,
  busy = false,
  disabled = false,
  ...rest
}: Props) => (
  <button
    type="button"
    {...rest}
    disabled={disabled || busy}
    className={styles.press}
    data-kind={kind}
    data-large={large || undefined}
    data-busy={busy || undefined}
  />
)

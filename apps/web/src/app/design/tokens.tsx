import { surfaces } from '../../ui/theme/surfaces.ts'
import styles from './design.module.css'

const isColor = (name: string): boolean => !name.startsWith('sh-')

const types = [
  ['A person’s name, an empty state', '1.5rem', 'serif'],
  ['$28,440.00', '1.625rem', 'serif'],
  ['Title of a page', '1.125rem', 'title'],
  ['Title of a section', '0.8125rem', 'title'],
  ['Body: Ruth Abernathy, 9:30–11:30a', '0.875rem', 'body'],
  ['Table: Ruth Abernathy, 9:30–11:30a', '0.8125rem', 'body'],
  ['Caption: last change 3:03p', '0.75rem', 'caption'],
] as const

/** Colors by what they are for, the steps of type, radius and shadow. */
export const Tokens = () => (
  <>
    <ul className={styles.swatches}>
      {Object.keys(surfaces.light)
        .filter(isColor)
        .map((name) => (
          <li key={name}>
            <span style={{ background: `var(--hw-${name})` }} />
            {name}
          </li>
        ))}
    </ul>
    <div className={styles.row}>
      <div>
        {types.map(([words, size, face]) => (
          <p key={words} className={styles.type} data-face={face} style={{ fontSize: size }}>
            {words}
          </p>
        ))}
      </div>
      <div className={styles.boxes}>
        {['xs', 'sm', 'md', 'lg', 'xl'].map((radius) => (
          <span key={radius} style={{ borderRadius: `var(--mantine-radius-${radius})` }}>
            {radius}
          </span>
        ))}
      </div>
      <div className={styles.boxes} data-bare>
        {['sh-1', 'sh-2', 'sh-3'].map((shadow) => (
          <span key={shadow} style={{ boxShadow: `var(--hw-${shadow})` }}>
            {shadow}
          </span>
        ))}
      </div>
    </div>
  </>
)

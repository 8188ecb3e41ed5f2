import styles from './logo.module.css'

/** The mark and, where there is room, the name. */
export const Logo = ({ small = false }: { small?: boolean }) => (
  <span className={styles.logo}>
    <svg viewBox="0 0 64 64" width="28" height="28" aria-hidden>
      <rect width="64" height="64" rx="14" fill="#0b6e5a" />
      <path
        d="M14 33 32 17l18 16"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M32 49c-7-5-11-9-11-13.5A5.5 5.5 0 0 1 32 34a5.5 5.5 0 0 1 11 1.5C43 40 39 44 32 49Z"
        fill="#f6c35c"
      />
    </svg>
    {!small && <span className={styles.name}>Homeward</span>}
  </span>
)

import styles from '../field.module.css'

/** The way to a home: hills in the morning sun, and a house whose window is lit. */
export const Scene = ({ tall = false }: { tall?: boolean }) => (
  <svg
    className={styles.scene}
    data-tall={tall}
    viewBox={tall ? '0 0 358 210' : '0 110 358 100'}
    preserveAspectRatio="xMidYMax slice"
    aria-hidden
  >
    <rect width="358" height="210" fill="#f4ecdb" />
    <g fill="#f3d28f">
      <circle cx="112" cy="150" r="36" />
      <circle cx="112" cy="150" r="58" opacity=".28" />
    </g>
    <path
      d="M246 66q7-8 13 0 6-8 13 0m18 24q5-6 9 0 4-6 9 0"
      fill="none"
      stroke="#8fae9c"
      strokeWidth="2"
      strokeLinecap="round"
    />
    <path d="M0 150c56-26 104-20 166-30s118-8 192 12v78H0Z" fill="#dbe5d6" />
    <path d="M0 166c48-20 92-8 144-15s96-28 214-2v61H0Z" fill="#c3d8c8" />
    <path d="M0 186c66-24 128-8 188-9s112-22 170-6v39H0Z" fill="#86b39d" />
    <path d="M239 184v-31l32-25 32 25v31Z" fill="#fbf6ea" />
    <path
      d="m233 156 38-31 38 31"
      fill="none"
      stroke="#0a4f41"
      strokeWidth="6.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <rect x="248" y="158" width="14" height="14" rx="2" fill="#f0b54b" />
    <path d="M277 184v-16a7 7 0 0 1 14 0v16Z" fill="#0b6e5a" />
    <path d="M0 201c78-22 148-7 218-5s102-6 140-9v23H0Z" fill="#0f6a56" />
  </svg>
)

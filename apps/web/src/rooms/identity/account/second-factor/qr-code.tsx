import { qrPath } from './qr-path.ts'
import styles from './second-factor.module.css'

/** A QR code, dark on white in both schemes, as cameras want it. */
export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const { size, path } = qrPath(text)
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className={styles.qr}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

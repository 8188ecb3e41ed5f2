import styles from './comments.module.css'

const mention = /((?<![\p{L}\p{N}._%+@-])@[\p{L}\p{N}][\p{L}\p{N}._+-]*)/u

/** The text of a comment; whom it mentions stands out. */
export const CommentBody = ({ body }: { body: string }) => (
  <p className={styles.body}>
    {body.split(mention).map((part, at) =>
      part.startsWith('@') ? (
        <strong key={at} className={styles.mention}>
          {part}
        </strong>
      ) : (
        part
      ),
    )}
  </p>
)

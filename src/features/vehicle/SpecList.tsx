import * as styles from './vehicle.module.css'

interface Props {
  /** Label and value; an entry without a value is left out. */
  entries: (readonly [label: string, value: string | null])[]
}

/** Technical data as label and value in two columns. */
export const SpecList = ({ entries }: Props) => (
  <dl className={styles.specs}>
    {entries.map(([label, value]) =>
      value === null || value === '' ? null : (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
)

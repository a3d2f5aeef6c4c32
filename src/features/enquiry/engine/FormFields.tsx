import { useIntl } from 'react-intl'
import { cx } from '../../../components/ui/cx'
import { holds } from '../../../domain/enquiry/check-enquiry'
import { groupFields } from '../../../domain/enquiry/field-groups'
import { fieldOf } from '../../../domain/enquiry/fields'
import type { FieldName } from '../../../domain/enquiry/fields'
import type { FieldType } from '../../../domain/enquiry/field-types'
import type { FormField } from '../../../domain/enquiry/form-description'
import { FieldControl } from '../fields/FieldControl'
import * as styles from '../enquiry.module.css'
import { useEngine } from './engine-context'

const WIDE: readonly FieldType[] = ['textarea', 'radio', 'checkbox', 'toggle', 'slot']

/** Takes a whole row. */
const isWide = (name: FieldName): boolean => WIDE.includes(fieldOf(name).type)

/** A field stays in the form while it is not shown, so that nothing typed is lost. Without scripts all are shown. */
const Shown = ({ field: { name, shown } }: { field: FormField }) => {
  const { values, isReady } = useEngine()
  const isShown = shown === undefined || holds(shown, values)
  return (
    <div
      className={cx(styles.cell, isWide(name) && styles.wide, !isShown && !isReady && styles.later)}
      hidden={!isShown && isReady}
    >
      <FieldControl name={name} />
    </div>
  )
}

/** The fields of a form, those of one thing under one heading. */
export const FormFields = ({ fields }: { fields: readonly FormField[] }) => {
  const { formatMessage } = useIntl()
  return groupFields(fields).map(({ group, fields: own }) =>
    group === null ? (
      <div key={own[0]?.name} className={styles.grid}>
        {own.map((field) => (
          <Shown key={field.name} field={field} />
        ))}
      </div>
    ) : (
      <fieldset key={group} className={styles.group}>
        <legend>{formatMessage({ id: `enquiry.group.${group}` })}</legend>
        <div className={styles.grid}>
          {own.map((field) => (
            <Shown key={field.name} field={field} />
          ))}
        </div>
      </fieldset>
    ),
  )
}

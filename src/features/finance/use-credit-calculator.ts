import { yupResolver } from '@hookform/resolvers/yup'
import { useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { financeConditions } from '../../config/finance'
import { calculateCredit, ownChoice } from '../../domain/finance/credit-choice'
import type { CreditBase, CreditChoice } from '../../domain/finance/credit-choice'
import { calculationId, calculations, keepCalculation, keptCalculationOf, tellCalculation } from './calculation-store'
import { choiceOf, creditRanges, creditSchema, fieldsOf } from './credit-form'
import type { CreditFields } from './credit-form'
import { numberText, parseNumber } from './parse-number'
import { useKeptForm } from './use-kept-form'

/**
 * The fields of a finance calculator and what they come to. While a field is refused, the last result stands.
 *
 * @param vehicleId of whom the calculation is kept
 */
export const useCreditCalculator = (vehicleId: number, base: CreditBase) => {
  const { formatMessage } = useIntl()
  const schema = useMemo(() => creditSchema(base, (id, values) => formatMessage({ id }, values)), [base, formatMessage])
  const form = useForm<CreditFields>({
    mode: 'onChange',
    resolver: yupResolver(schema),
    defaultValues: fieldsOf(base),
    shouldFocusError: false,
  })
  const watched = useWatch({ control: form.control })
  const fields: CreditFields = { ...fieldsOf(base), ...watched }
  const now = choiceOf(fields, schema)
  const [last, setLast] = useState<CreditChoice>(() => ownChoice(base))
  if (now !== null && JSON.stringify(now) !== JSON.stringify(last)) setLast(now)
  const choice = now ?? last
  const calculation =
    calculateCredit(base, choice, financeConditions.credit) ??
    calculateCredit(base, ownChoice(base), financeConditions.credit)
  const { type } = base
  const kept = (attached: boolean) => ({ id: calculationId(vehicleId, type), vehicleId, type, attached, choice })

  // A higher down payment leaves less room for the balloon: it gives way, so that the result keeps following.
  const { setValue, getValues, getFieldState } = form
  const { downPayment } = fields
  useEffect(() => {
    const room = creditRanges(base, downPayment).balloon.max
    const balloon = parseNumber(getValues('balloon'))
    const given = parseNumber(downPayment)
    if (given === null || given > creditRanges(base, '0').downPayment.max || getFieldState('balloon').error) return
    if (balloon !== null && balloon > room)
      setValue('balloon', numberText(room), { shouldDirty: true, shouldValidate: true })
  }, [base, downPayment, setValue, getValues, getFieldState])

  useKeptForm({
    choice,
    changed: form.formState.isDirty,
    restore: () => {
      const found = keptCalculationOf(vehicleId, type)
      if (!found || !('balloon' in found.choice)) return
      const stored = fieldsOf(found.choice)
      // A calculation for another price may not be possible any more.
      if (choiceOf(stored, schema) === null) return
      form.reset(stored, { keepDefaultValues: true })
    },
    keep: () => {
      const before = keptCalculationOf(vehicleId, type)
      if (!form.formState.isDirty && !before) return
      tellCalculation(kept(false))
      keepCalculation(kept(before?.attached ?? false))
    },
  })
  return {
    form,
    fields,
    calculation,
    choice,
    isValid: now !== null,
    /** Back to the offer of the stock system. */
    again: () => {
      form.reset(fieldsOf(base))
      calculations.remove(calculationId(vehicleId, type))
    },
    /** Lets the calculation go along with the next enquiry. */
    attach: () => keepCalculation(kept(true)),
  }
}

export type CreditCalculatorState = ReturnType<typeof useCreditCalculator>

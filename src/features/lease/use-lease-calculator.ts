import { yupResolver } from '@hookform/resolvers/yup'
import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { useIntl } from 'react-intl'
import { financeConditions } from '../../config/finance'
import { quoteLease } from '../../domain/price/lease-quote'
import type { LeaseBase } from '../../domain/price/lease-quote'
import {
  calculationId,
  calculations,
  keepCalculation,
  keptCalculationOf,
  tellCalculation,
} from '../finance/calculation-store'
import { useKeptForm } from '../finance/use-kept-form'
import { leaseFieldsOf, leaseSchema, leaseWishOf, ownWish } from './lease-form'
import type { LeaseFields, LeaseWish } from './lease-form'

/**
 * The fields of a lease calculator and what they come to. While a field is refused, the last result stands.
 *
 * @param vehicleId of whom the calculation is kept
 */
export const useLeaseCalculator = (vehicleId: number, base: LeaseBase, ageMonths: number) => {
  const { formatMessage } = useIntl()
  const schema = useMemo(() => leaseSchema(base, (id, values) => formatMessage({ id }, values)), [base, formatMessage])
  const own = useMemo(() => leaseFieldsOf(ownWish(base)), [base])
  const form = useForm<LeaseFields>({
    mode: 'onChange',
    resolver: yupResolver(schema),
    defaultValues: own,
    shouldFocusError: false,
  })
  const fields: LeaseFields = { ...own, ...useWatch({ control: form.control }) }
  const now = leaseWishOf(fields, schema)
  const [last, setLast] = useState<LeaseWish>(() => ownWish(base))
  if (now !== null && JSON.stringify(now) !== JSON.stringify(last)) setLast(now)
  const choice = now ?? last
  const { type } = base
  const kept = (attached: boolean) => ({ id: calculationId(vehicleId, type), vehicleId, type, attached, choice })

  useKeptForm({
    choice,
    changed: form.formState.isDirty,
    restore: () => {
      const found = keptCalculationOf(vehicleId, type)
      if (!found || !('annualDistance' in found.choice)) return
      const stored = leaseFieldsOf(found.choice)
      if (leaseWishOf(stored, schema) !== null) form.reset(stored, { keepDefaultValues: true })
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
    choice,
    isValid: now !== null,
    /** In the row’s own terms; null when the down payment leaves nothing to finance. */
    quote: quoteLease(base, choice, ageMonths, financeConditions.leaseFee),
    again: () => {
      form.reset(own)
      calculations.remove(calculationId(vehicleId, type))
    },
    attach: () => keepCalculation(kept(true)),
  }
}

export type LeaseCalculatorState = ReturnType<typeof useLeaseCalculator>

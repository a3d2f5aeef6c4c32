import { createContext, useContext } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { RawValues } from '../../../domain/enquiry/check-enquiry'
import type { FieldName } from '../../../domain/enquiry/fields'
import type { FormField } from '../../../domain/enquiry/form-description'
import type { FormSite } from '../props'
import type { FormState, FormValues } from './use-form-values'

/** What the fields of a form share. */
export interface EngineContext {
  form: UseFormReturn<FormValues>
  values: RawValues
  presets: RawValues
  site: FormState['site']
  /** Dealerships to choose from. */
  sites: readonly FormSite[]
  /** The form has taken over the HTML of the server. */
  isReady: boolean
  fields: readonly FormField[]
  idOf: (name: FieldName) => string
  /** What is wrong with a field, as the visitor reads it; null when nothing is. */
  errorOf: (name: FieldName) => string | null
}

const Context = createContext<EngineContext | null>(null)

export const EngineProvider = Context

export const useEngine = (): EngineContext => {
  const engine = useContext(Context)
  if (engine === null) throw new Error('A field of an enquiry stands outside its form.')
  return engine
}

import { useEffect, useState } from 'react'
import { paths } from '../../config/segments'
import type { ModelOption } from './quick-search'
import { loadModelOptions } from './quick-search'

/** Models of the chosen brand; empty without a brand, and until they are known. */
export const useModelOptions = (brandId: string): ModelOption[] => {
  const [known, setKnown] = useState<{ brandId: string; models: ModelOption[] }>({ brandId: '', models: [] })
  useEffect(() => {
    if (!brandId) return undefined
    const stop = new AbortController()
    void loadModelOptions(paths.brandAllModels(brandId), stop.signal).then((models) => {
      if (!stop.signal.aborted) setKnown({ brandId, models })
    })
    return () => stop.abort()
  }, [brandId])
  return known.brandId === brandId ? known.models : []
}

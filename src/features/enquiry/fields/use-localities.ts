import { useEffect, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { Locality } from '../../../domain/location/localities'

/** As many proposals as fit under the field. */
const MOST = 7

type Find = (typed: string) => Locality[]

const loadFind = async (): Promise<Find> => {
  const { findLocalities, localitiesOf } = await import('../../../domain/location/localities')
  const localities = localitiesOf([])
  return (typed) =>
    findLocalities(typed, localities)
      .slice(0, MOST)
      .map(({ id, name, alias }) => ({ id, name: alias !== null && /^\d/.test(alias) ? `L-${alias} ${name}` : name }))
}

/** Proposals to what is typed into a field; any other text may stay there. Known once the field is touched. */
export const useLocalities = (typed: string, choose: (name: string) => void) => {
  const [find, setFind] = useState<{ find: Find } | null>(null)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    if (!isTouched) return
    // Without proposals the field is one of text.
    loadFind().then(
      (loaded) => setFind({ find: loaded }),
      () => undefined,
    )
  }, [isTouched])
  const options = find && typed.trim() !== '' ? find.find(typed) : []
  const isShown = isOpen && options.length > 0 && options[0]?.name !== typed
  const close = () => {
    setOpen(false)
    setActive(-1)
  }
  const take = (option: Locality | undefined) => {
    if (option) choose(option.name)
    close()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (options.length === 0) return
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setOpen(true)
      setActive(isShown ? (active + step + options.length) % options.length : step > 0 ? 0 : options.length - 1)
    } else if (event.key === 'Enter' && isShown) {
      // Only the next Enter submits the form. The typed text stays unless a suggestion is active.
      event.preventDefault()
      take(options[active])
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    }
  }
  return {
    options,
    isShown,
    active,
    take,
    close,
    onKeyDown,
    touch: () => setTouched(true),
    type: () => {
      setOpen(true)
      setActive(-1)
    },
  }
}

import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useIntl } from 'react-intl'
import { Icon } from '../../components/ui/Icon'
import { SEARCH_LENGTH } from '../../config/inline-scripts/early-field'
import { StockKeeper } from '../stock/StockKeeper'
import * as styles from './SearchDialog.module.css'
import { SearchMessage } from './SearchMessage'
import { optionId, SearchResults } from './SearchResults'
import { movedTo } from './move-active'
import { takeEarlyText } from './take-early-text'
import { useSiteResults } from './use-site-search'

interface Props {
  onClose: () => void
}

/**
 * The search over the whole site: a combobox whose list is below it, in a modal dialog. The focus stays in the field while
 * arrows, Home and End choose a result; Enter opens it.
 */
export const SearchDialog = ({ onClose }: Props) => {
  const { formatMessage } = useIntl()
  const list = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const found = useSiteResults(typed)
  const groups = found.state === 'ready' ? found.groups : []
  const results = groups.flatMap((group) => group.results)
  const active = results[Math.min(chosen, results.length - 1)]
  /** Whether the list answers what is in the field: it follows a moment later, and the index has to be read first. */
  const isAnswered = found.state === 'ready' && found.text === typed.trim()
  const waitsToOpen = useRef(false)

  // Before the next key: what it adds would be lost as the text comes.
  useLayoutEffect(() => {
    const element = dialog.current
    const { before, text, isSent } = takeEarlyText(field.current, () => element?.showModal())
    setTyped(text)
    waitsToOpen.current = isSent
    return () => {
      element?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])

  useEffect(() => {
    addEventListener('popstate', onClose)
    return () => removeEventListener('popstate', onClose)
  }, [onClose])

  const optionOf = (id: string): HTMLElement | null => document.getElementById(optionId(list, id))
  useEffect(() => {
    if (!waitsToOpen.current || !isAnswered || !active) return
    waitsToOpen.current = false
    document.getElementById(optionId(list, active.id))?.click()
  }, [isAnswered, active, list])
  const onKeyDown = (event: KeyboardEvent): void => {
    // Keys that end the input of a composed letter are no commands.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isAnswered && active) optionOf(active.id)?.click()
      else waitsToOpen.current = typed.trim() !== ''
      return
    }
    const place = movedTo(event.key, active ? results.indexOf(active) : 0, results.length)
    if (place === null || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    setChosen(place)
    optionOf(results[place]?.id ?? '')?.scrollIntoView({ block: 'nearest' })
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it too; the click only adds what a pointer expects
    <dialog
      ref={dialog}
      className={`noprint ${styles.dialog}`}
      aria-label={formatMessage({ id: 'siteSearch.title' })}
      onCancel={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <StockKeeper />
      <div className={styles.panel}>
        <div className={styles.head}>
          <Icon name="search" />
          <input
            ref={field}
            role="combobox"
            aria-label={formatMessage({ id: 'siteSearch.title' })}
            aria-autocomplete="list"
            aria-expanded={results.length > 0}
            aria-controls={list}
            aria-activedescendant={active && optionId(list, active.id)}
            placeholder={formatMessage({ id: 'siteSearch.placeholder' })}
            value={typed}
            maxLength={SEARCH_LENGTH}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={({ target }) => {
              setTyped(target.value)
              setChosen(0)
              waitsToOpen.current = false
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" onClick={onClose} aria-label={formatMessage({ id: 'layout.close' })}>
            <Icon name="x" />
          </button>
        </div>
        <div className={styles.body}>
          <SearchResults id={list} groups={groups} active={active?.id ?? null} onOpen={onClose} />
          <SearchMessage found={found} count={results.length} onLeave={onClose} />
        </div>
      </div>
    </dialog>
  )
}

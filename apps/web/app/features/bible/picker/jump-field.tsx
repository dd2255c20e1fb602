import { useLoaded } from '@narthex/client/data/use-loaded'
import type { Reference } from '@narthex/contract/bible/reference'
import type { Locale } from '@narthex/contract/locale'
import { buttonClass } from '@narthex/ui/button'
import { type FormEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { SmartLink } from '../../../components/smart-link.tsx'
import { keepingEmbed } from '../../../routing/embed.ts'
import { referencePath } from '../reference/addresses.ts'
import type { FoundReference, ReferenceFinder } from '../reference/find-references.ts'
import { useReferenceName } from '../use-reference-name.ts'

export interface JumpFieldProps {
  readonly version: string
  readonly onGo: () => void
  /** Opens the passage in place of going to its page. */
  readonly onChoose?: (reference: Reference) => void
}

const choiceClass =
  'inline-flex min-h-11 items-center rounded-button bg-brand-soft px-4 font-semibold text-brand-text hover:brightness-97'

/** Goes to a passage that is typed in any of the three languages; what else it may mean is offered below. */
export function JumpField({ version, onGo, onChoose }: JumpFieldProps) {
  const t = useTranslations('bible.jump')
  const [typed, setTyped] = useState('')
  const [wasSent, setSent] = useState(false)
  const { found, hasFailed } = useFound(typed)
  const navigate = useNavigate()
  const { search } = useLocation()
  const hintId = useId()
  const example = t('example')
  const go = (reference: Reference) => {
    onGo()
    if (onChoose) return onChoose(reference)
    void navigate(keepingEmbed(referencePath(version, reference), search), { viewTransition: true })
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    const [first] = found ?? []
    if (first) go(first.reference)
  }
  // Sent before the parser was there.
  const goOn = useEffectEvent(() => {
    const [first] = found ?? []
    if (wasSent && first) go(first.reference)
  })
  const isLoaded = found !== undefined
  useEffect(() => {
    if (isLoaded) goOn()
  }, [isLoaded])
  const isUnread = wasSent && typed.trim() !== '' && found?.length === 0
  return (
    <search>
      <form onSubmit={send} className="flex gap-2">
        <input
          type="text"
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value)
            setSent(false)
          }}
          aria-label={t('label')}
          aria-describedby={hintId}
          aria-invalid={isUnread}
          placeholder={example}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
          enterKeyHint="go"
          className="h-12 min-w-0 grow rounded-button bg-card px-5 text-base shadow-[inset_0_0_0_1px_var(--line)] placeholder:text-muted"
        />
        <button type="submit" className={buttonClass('primary')}>
          {t('go')}
        </button>
      </form>
      <p id={hintId} className="sr-only">
        {t('hint', { example })}
      </p>
      <p role="status" className="mt-2 text-sm font-medium text-danger empty:hidden">
        {hasFailed && typed ? t('failed') : isUnread ? t('none', { typed: typed.trim(), example }) : ''}
      </p>
      {found && found.length > 0 && <JumpResults found={found} version={version} onGo={onGo} onChoose={onChoose} />}
    </search>
  )
}

interface JumpResultsProps extends Omit<JumpFieldProps, 'onChoose'> {
  readonly found: readonly FoundReference[]
  readonly onChoose: JumpFieldProps['onChoose'] | undefined
}

function JumpResults({ found, version, onGo, onChoose }: JumpResultsProps) {
  const t = useTranslations('bible.jump')
  const nameOf = useReferenceName()
  return (
    <ul aria-label={t('results')} className="mt-2 flex flex-wrap gap-2">
      {found.map(({ osis, reference }) => (
        <li key={osis}>
          {onChoose ? (
            <button type="button" onClick={() => onChoose(reference)} className={choiceClass}>
              {nameOf(reference)}
            </button>
          ) : (
            <SmartLink to={referencePath(version, reference)} onClick={onGo} className={choiceClass}>
              {nameOf(reference)}
            </SmartLink>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Matches for the typed text; the parser is loaded with the first letter. */
function useFound(typed: string) {
  const locale = useLocale() as Locale
  const [isWanted, setWanted] = useState(false)
  if (typed !== '' && !isWanted) setWanted(true)
  const finder = useLoaded<ReferenceFinder>(isWanted ? locale : undefined, async () => {
    const { loadReferenceFinder } = await import('../reference/find-references.ts')
    return loadReferenceFinder(locale)
  })
  const found: FoundReference[] | undefined = finder.state === 'ready' ? finder.value(typed) : undefined
  return { found, hasFailed: finder.state === 'failed' }
}

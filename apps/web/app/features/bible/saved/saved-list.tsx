import type { Translation } from '@narthex/contract/bible/bible.schemas'
import { buttonClass } from '@narthex/ui/button'
import { cardClass } from '@narthex/ui/card'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useState } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx'
import { isReadable, missingBooks } from './library.ts'
import { type Library, useLibrary } from './use-library.ts'

/** Each translation with its size: to save, to go on saving, to renew, to remove. */
export function SavedList({ translations }: { translations: readonly Translation[] }) {
  const t = useTranslations('bible.saved')
  const shell = useTranslations('shell')
  const library = useLibrary()
  const [removing, setRemoving] = useState<Translation>()
  if (library.saved === undefined) return null
  if (library.saved === 'denied') return <p className="mt-3 text-muted">{t('denied')}</p>
  return (
    <>
      <ul className="mt-4 grid gap-3 lg:grid-cols-2">
        {translations.map((translation) => (
          <SavedRow
            key={translation.codigo}
            translation={translation}
            library={library}
            onRemove={() => setRemoving(translation)}
          />
        ))}
      </ul>
      <ConfirmDialog
        isOpen={removing !== undefined}
        title={t('removeTitle', { name: removing?.nome ?? '' })}
        confirmLabel={t('remove')}
        cancelLabel={shell('close')}
        onClose={() => setRemoving(undefined)}
        onConfirm={async () => {
          if (removing) await library.remove(removing.codigo)
          setRemoving(undefined)
        }}
      >
        <p>{t('removeLead')}</p>
      </ConfirmDialog>
    </>
  )
}

interface SavedRowProps {
  readonly translation: Translation
  readonly library: Library
  readonly onRemove: () => void
}

function SavedRow({ translation, library, onRemove }: SavedRowProps) {
  const t = useTranslations('bible.saved')
  const size = useSizeText()(translation.tamanho)
  const { codigo, nome, idioma, livros } = translation
  const saved = library.saved instanceof Map ? library.saved.get(codigo) : undefined
  const missing = missingBooks(translation, saved)
  const isRunning = library.running.has(codigo)
  const isDone = missing.length === 0
  const isOld = !isDone && !isRunning && saved !== undefined && isReadable(saved)
  const problem = library.problems[codigo]
  const done = livros.length - missing.length
  return (
    <li className={`${cardClass} p-4`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div className="min-w-0">
          <p lang={idioma} className="font-semibold">
            {nome}
          </p>
          <p className="text-sm text-muted">
            {isDone
              ? t('done', { size })
              : isOld
                ? t('renewLead')
                : saved || isRunning
                  ? t('progress', { done: String(done), total: String(livros.length) })
                  : size}
          </p>
        </div>
        <div className="flex gap-2">
          {isRunning && (
            <button
              type="button"
              onClick={() => library.stop(codigo)}
              aria-label={t('stopName', { name: nome })}
              className={buttonClass('quiet')}
            >
              {t('stop')}
            </button>
          )}
          {!isRunning && !isDone && (
            <button
              type="button"
              onClick={() => library.save(translation)}
              aria-label={saved && !isOld ? t('resumeName', { name: nome }) : t('saveName', { name: nome, size })}
              className={buttonClass('quiet')}
            >
              <ToolIcon name="download" className="size-5" />
              {isOld ? t('renew') : saved ? t('resume') : t('save', { size })}
            </button>
          )}
          {!isRunning && saved && (
            <button
              type="button"
              onClick={onRemove}
              aria-label={t('removeName', { name: nome })}
              className={buttonClass('quiet')}
            >
              <ToolIcon name="trash" className="size-5" />
            </button>
          )}
        </div>
      </div>
      {(isRunning || (saved && !isDone && !isOld)) && (
        <progress max={livros.length} value={done} aria-label={nome} className="saved-progress mt-3 h-1.5 w-full" />
      )}
      <p role="status" className="mt-2 text-sm font-medium text-danger empty:hidden">
        {problem === 'full' ? t('full') : problem === 'changed' ? t('renewLead') : problem ? t('failed') : ''}
      </p>
    </li>
  )
}

/** Bytes as people read them: `1,4 MB`. */
function useSizeText() {
  const locale = useLocale()
  return (bytes: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
      Math.max(0.1, bytes / 1_000_000),
    )
}

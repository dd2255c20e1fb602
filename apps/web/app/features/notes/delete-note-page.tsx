import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { buttonClass } from '@narthex/ui/button'
import { Spinner } from '@narthex/ui/spinner'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { useReader } from '../../components/use-reader.ts'
import { keepingEmbed } from '../../routing/embed.ts'
import { type PagePath, pathTo } from '../../routing/page-path.ts'
import { NoteSkeleton } from './note-editor/note-skeleton.tsx'
import { toExcerpt } from './notes-search.ts'
import { useNotes } from './use-notes.ts'

/** Asks whether a note is to go for good. */
export function DeleteNotePage({ noteId, title }: { noteId: string; title: string }) {
  const t = useTranslations('notes')
  const { search } = useLocation()
  const navigate = useNavigate()
  const owner = useReader()
  const { notes, news } = useNotes()
  const { outcome, isBusy, run } = useAct()
  const note = Array.isArray(notes) ? notes.find(({ id, end }) => id === noteId && end !== 'deleted') : undefined
  const isAbsent =
    notes !== undefined && !note && news !== 'asked' && outcome.state !== 'busy' && outcome.state !== 'done'
  useEffect(() => {
    if (isAbsent) void navigate(keepingEmbed('/user/notes' satisfies PagePath, search), { replace: true })
  }, [isAbsent, navigate, search])

  const remove = async (reader: NonNullable<typeof owner>) => {
    const isDone = await run(async () => {
      const [{ openNotebook }, { deleteNote }] = await Promise.all([
        import('./local/open-notebook.ts'),
        import('./note-editor/leave-note.ts'),
      ])
      await deleteNote(await openNotebook(reader), noteId)
    })
    if (isDone === undefined) return
    if (!isDone) return showMessage('GLOBAL', { tone: 'danger', text: t('deletion.failed') })
    showMessage('GLOBAL', { tone: 'success', text: t('deletion.deleted') })
    void navigate(keepingEmbed('/user/notes' satisfies PagePath, search), { replace: true })
  }

  if (!note) {
    return (
      <>
        <h1 className="sr-only">{title}</h1>
        <NoteSkeleton />
      </>
    )
  }
  return (
    <>
      <h1 className="text-2xl wrap-anywhere">{t('deletion.title', { title: note.titulo || t('untitled') })}</h1>
      <p className="mt-2 max-w-measure text-muted">{t('deletion.lead')}</p>
      {note.texto && (
        <p className="mt-5 max-w-measure rounded-card bg-sunken p-4 wrap-anywhere text-muted">{toExcerpt(note)}</p>
      )}
      <div className="mt-8 flex gap-3 max-sm:flex-col-reverse">
        <SmartLink to={pathTo('/user/notes/:noteId', { noteId })} className={buttonClass('quiet')}>
          {t('deletion.cancel')}
        </SmartLink>
        <button
          type="button"
          onClick={() => owner && void remove(owner)}
          aria-busy={isBusy}
          className={buttonClass('primary')}
        >
          {isBusy && <Spinner />}
          {t('deletion.confirm')}
        </button>
      </div>
    </>
  )
}

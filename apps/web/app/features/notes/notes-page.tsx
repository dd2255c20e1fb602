import { buttonClass } from '@narthex/ui/button'
import { EmptyState } from '@narthex/ui/empty-state'
import { Notice } from '@narthex/ui/notice'
import { SearchField } from '@narthex/ui/search-field'
import { ToolIcon } from '@narthex/ui/tool-icon'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { SmartLink } from '../../components/smart-link.tsx'
import { loadNoteEditor } from './note-editor/note-editor.tsx'
import { NoteList } from './note-list.tsx'
import { listedNotes, notesMatching } from './notes-search.ts'
import { NotesSkeleton } from './notes-skeleton.tsx'
import { useNotes } from './use-notes.ts'

/** A member's notes: first those on this device, then also those of other devices once loaded. */
export function NotesPage({ title }: { title: string }) {
  const t = useTranslations('notes')
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-2xl">{title}</h1>
        <SmartLink to="/user/notes/new" className={`${buttonClass('primary')} max-sm:hidden`}>
          <ToolIcon name="plus" className="size-5" />
          {t('create')}
        </SmartLink>
      </div>
      <p className="mt-1 text-muted">{t('lead')}</p>
      <div className="mt-6">
        <Notes />
      </div>
    </>
  )
}

function Notes() {
  const t = useTranslations('notes')
  const { notes, news } = useNotes()
  const [search, setSearch] = useState('')
  // So that a note can be opened without a network.
  useEffect(() => {
    void loadNoteEditor().catch(() => {})
  }, [])

  if (notes === 'denied') {
    return <EmptyState icon="warning" title={t('editor.deniedTitle')} lead={t('editor.denied')} />
  }
  const listed = notes && listedNotes(notes)
  if (!listed || (listed.length === 0 && news === 'asked')) return <NotesSkeleton label={t('loading')} />
  const found = notesMatching(listed, search)
  return (
    <>
      {news === 'failed' && (
        <Notice tone="info" icon="offline" role="status" className="mb-5">
          <p>{t('failed')}</p>
        </Notice>
      )}
      {listed.length === 0 ? (
        <EmptyState icon="note" title={t('empty.title')} lead={t('empty.lead')}>
          <SmartLink to="/user/notes/new" className={buttonClass('primary')}>
            {t('empty.action')}
          </SmartLink>
        </EmptyState>
      ) : (
        <>
          <search>
            <form onSubmit={(event) => event.preventDefault()}>
              <SearchField
                name="q"
                label={t('search')}
                submitLabel={t('find')}
                clearLabel={t('clear')}
                value={search}
                onChange={setSearch}
                className="max-w-xl"
              />
            </form>
          </search>
          <p role="status" className={search && found.length > 0 ? 'mt-3 text-sm text-muted' : 'sr-only'}>
            {search && t('found', { count: found.length })}
          </p>
          {found.length > 0 ? (
            <NoteList notes={found} />
          ) : (
            <div className="mt-6">
              <EmptyState icon="search" title={t('none', { search })} lead={t('noneLead')}>
                <button type="button" onClick={() => setSearch('')} className={buttonClass('quiet')}>
                  {t('clear')}
                </button>
              </EmptyState>
            </div>
          )}
          <div className="pointer-events-none sticky above-bottom-4 z-10 mt-6 flex justify-end sm:hidden">
            <SmartLink to="/user/notes/new" className={`${buttonClass('primary')} pointer-events-auto shadow-float`}>
              <ToolIcon name="plus" className="size-5" />
              {t('create')}
            </SmartLink>
          </div>
        </>
      )}
    </>
  )
}

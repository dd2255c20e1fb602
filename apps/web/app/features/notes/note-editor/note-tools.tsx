import { saveFile } from '@narthex/client/device/save-file'
import { useCopy } from '@narthex/client/device/use-copy'
import { iconButtonClass } from '@narthex/ui/button'
import { ToolIcon, type ToolIconName } from '@narthex/ui/tool-icon'
import { useTranslations } from 'use-intl'
import type * as Y from 'yjs'
import { ToolStatus } from '../../../components/tool-status.tsx'
import { readPlainText, readTitle } from '../local/note-doc.ts'
import { toFileName } from './file-name.ts'

export interface NoteToolsProps {
  readonly doc: Y.Doc
  readonly onDelete?: (() => void) | undefined
}

/** The ways to take a note elsewhere, as text, and to be rid of it. */
export function NoteTools({ doc, onDelete }: NoteToolsProps) {
  const t = useTranslations('notes.editor')
  const { copy, told } = useCopy(() => wholeText(doc), { copied: t('copied'), notCopied: t('notCopied') })
  const share = async () => {
    if (!navigator.share) return copy()
    // Closing the share sheet needs no message.
    await navigator.share({ title: readTitle(doc), text: wholeText(doc) }).catch(() => undefined)
  }
  const save = () => saveFile(`${toFileName(readTitle(doc))}.txt`, wholeText(doc), 'text/plain;charset=utf-8')
  return (
    <div className="-me-2.5 flex items-center">
      <Tool icon="share" name={t('share')} onClick={() => void share()} />
      <Tool icon="printer" name={t('print')} onClick={() => print()} />
      <Tool icon="download" name={t('save')} onClick={save} />
      {onDelete && <Tool icon="trash" name={t('remove')} onClick={onDelete} />}
      <ToolStatus>{told}</ToolStatus>
    </div>
  )
}

function Tool({ icon, name, onClick }: { icon: ToolIconName; name: string; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      title={name}
      className={`${iconButtonClass} text-muted hover:bg-sunken hover:text-ink`}
    >
      <ToolIcon name={icon} className="size-5.5" />
      <span className="sr-only">{name}</span>
    </button>
  )
}

const wholeText = (doc: Y.Doc) => [readTitle(doc).trim(), readPlainText(doc).trim()].filter(Boolean).join('\n\n')

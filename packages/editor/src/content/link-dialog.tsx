import { buttonClass, textLinkClass } from '@narthex/ui/button'
import { TextField } from '@narthex/ui/text-field'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { EditorDialog } from './editor-dialog.tsx'
import { toLinkAddress } from './link-address.ts'

export interface LinkDialogProps {
  readonly editor: Editor
  readonly onClose: () => void
}

/** Where the selected words lead, or the link that the cursor stands in; without either, also which words to write. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const t = useTranslations('consoleText.linkDialog')
  const [{ href, isNew }] = useState(() => readLink(editor))
  const [address, setAddress] = useState(href)
  const [words, setWords] = useState('')
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const target = toLinkAddress(address)
    setWrong(!target)
    if (!target) return
    onClose()
    if (isNew) writeLink(editor, words.trim() || address.trim(), target)
    else editor.chain().focus().extendMarkRange('link').setMark('link', { href: target }).run()
  }
  const remove = () => {
    onClose()
    editor.chain().focus().extendMarkRange('link').unsetMark('link').run()
  }
  return (
    <EditorDialog title={t('title')} onClose={onClose} onSubmit={apply}>
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        error={isWrong ? t('wrong') : undefined}
        value={address}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={2048}
        onChange={({ currentTarget }) => setAddress(currentTarget.value)}
      />
      {isNew && (
        <TextField
          label={t('words')}
          value={words}
          maxLength={500}
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <button type="submit" className={buttonClass('primary')}>
          {t('apply')}
        </button>
        {href && (
          <>
            <button type="button" onClick={remove} className={buttonClass('quiet')}>
              {t('remove')}
            </button>
            {/^https?:/i.test(href) && (
              <a href={href} target="_blank" rel="noopener noreferrer" className={textLinkClass}>
                {t('open')}
              </a>
            )}
          </>
        )}
      </div>
    </EditorDialog>
  )
}

function readLink(editor: Editor) {
  const href = String(editor.getAttributes('link').href ?? '')
  return { href, isNew: !href && editor.state.selection.empty }
}

function writeLink(editor: Editor, text: string, href: string): void {
  editor
    .chain()
    .focus()
    .insertContent([
      { type: 'text', text, marks: [{ type: 'link', attrs: { href } }] },
      { type: 'text', text: ' ' },
    ])
    .run()
}

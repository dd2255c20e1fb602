import { link as linkSchema } from '@narthex/contract/fields'
import { Dialog } from '@narthex/ui/dialog'
import { TextField } from '@narthex/ui/text-field'
import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { toolClass } from '../../../components/buttons.ts'

/** Sets, changes or removes the link of what is selected; without a selection the address itself is written. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const t = useTranslations('consoleText')
  const frame = useTranslations('consoleFrame')
  const before = String(editor.getAttributes('link').href ?? '')
  const [address, setAddress] = useState(before)
  const [isWrong, setWrong] = useState(false)
  const apply = () => {
    const href = address.trim()
    if (!z.safeParse(linkSchema, href).success) return setWrong(true)
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    else chain.setLink({ href }).run()
    onDone()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  return (
    <Dialog isOpen onClose={onDone} title={t('link')} closeLabel={frame('close')}>
      <TextField
        label={t('linkAddress')}
        value={address}
        error={isWrong ? t('linkWrong') : undefined}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => {
          setAddress(currentTarget.value)
          setWrong(false)
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          apply()
        }}
      />
      <div className="mt-5 flex flex-wrap gap-2">
        <button type="button" className={toolClass('primary')} onClick={apply}>
          {t('linkApply')}
        </button>
        {before && (
          <button type="button" className={toolClass('danger')} onClick={remove}>
            {t('linkRemove')}
          </button>
        )}
      </div>
    </Dialog>
  )
}

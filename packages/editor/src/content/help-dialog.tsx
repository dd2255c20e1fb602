import { buttonClass } from '@narthex/ui/button'
import { useTranslations } from 'use-intl'
import type { TextTool } from '../core/text-tools.ts'
import type { ContentToolName } from './content-tools.ts'
import { EditorDialog } from './editor-dialog.tsx'
import { describeKeys } from './key-names.ts'

export interface HelpDialogProps {
  readonly tools: readonly TextTool<ContentToolName>[]
  readonly onClose: () => void
}

/** The keys of every tool, and what happens to a text by itself. */
export function HelpDialog({ tools, onClose }: HelpDialogProps) {
  const t = useTranslations('consoleText')
  const keys = [
    ...tools.flatMap((tool) => (tool.keys ? [[t(`tool.${tool.name}`), describeKeys(tool.keys)] as const] : [])),
    [t('helpDialog.toTools'), describeKeys('Alt+F10')] as const,
    [t('helpDialog.leave'), t('helpDialog.leaveKeys', { escape: 'Esc', tab: 'Tab' })] as const,
  ]
  return (
    <EditorDialog title={t('helpDialog.title')} onClose={onClose}>
      <ul className="content-help">
        <li>{t('helpDialog.looks')}</li>
        <li>{t('helpDialog.bible')}</li>
        <li>{t('helpDialog.images')}</li>
      </ul>
      <h3 className="content-help-title">{t('helpDialog.keys')}</h3>
      <dl className="content-keys">
        {keys.map(([name, written]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <kbd>{written}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <button type="button" onClick={onClose} className={`${buttonClass('quiet')} mt-4`}>
        {t('close')}
      </button>
    </EditorDialog>
  )
}

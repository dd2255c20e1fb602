import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import type { PreviewedKind } from './preview-view.ts'

export interface PreviewButtonProps {
  readonly kind: PreviewedKind
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
}

/** Opens and closes the preview of a kind that pages of the site show. */
export function PreviewButton({ kind, isOpen, onChange }: PreviewButtonProps) {
  const t = useTranslations('consolePreview')
  if (!kind.pages) return null
  return (
    <button type="button" aria-pressed={isOpen} onClick={() => onChange(!isOpen)} className={toolClass('quiet')}>
      {t('open')}
    </button>
  )
}

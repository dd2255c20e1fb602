import { Notice } from '@narthex/ui/notice'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'

/** Says that what was typed before is here again, and drops it on purpose. */
export function KeptNotice({ onDrop }: { onDrop: () => void }) {
  const t = useTranslations('consoleCare.kept')
  return (
    <Notice tone="info">
      <p>{t('found')}</p>
      <button type="button" className={`${toolClass('plain')} mt-1`} onClick={onDrop}>
        {t('drop')}
      </button>
    </Notice>
  )
}

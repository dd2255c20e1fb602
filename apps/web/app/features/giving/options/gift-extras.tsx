import { CheckboxField } from '@narthex/ui/checkbox-field'
import { Icon } from '@narthex/ui/icon'
import { TextArea } from '@narthex/ui/text-area'
import { useTranslations } from 'use-intl'
import type { Gift } from '../gift.ts'
import type { ChangeGift } from '../use-gift.ts'

/** Maximum length of a comment, as in `giving.schemas.ts` (importing it would load the validation library). */
const longestComment = 500

/** Optional parts of a gift: a message, and anonymity in the church's lists. */
export function GiftExtras({ gift, onChange }: { gift: Gift; onChange: ChangeGift }) {
  const t = useTranslations('giving')
  return (
    <details className="group/extras" {...((gift.comentario || gift.flagAnonimo) && { open: true })}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-brand-text [&::-webkit-details-marker]:hidden">
        {t('extras')}
        <Icon name="chevron" className="size-5 transition-transform group-open/extras:rotate-180" />
      </summary>
      <div className="mt-2 grid gap-3">
        <TextArea
          label={t('comment')}
          optional={t('optional')}
          hint={t('commentHint')}
          name="comentario"
          rows={2}
          maxLength={longestComment}
          value={gift.comentario}
          onChange={({ currentTarget: { value } }) => onChange((before) => ({ ...before, comentario: value }))}
        />
        <CheckboxField
          label={t('anonymous')}
          hint={t('anonymousHint')}
          checked={gift.flagAnonimo}
          onChange={({ currentTarget: { checked } }) => onChange((before) => ({ ...before, flagAnonimo: checked }))}
        />
      </div>
    </details>
  )
}

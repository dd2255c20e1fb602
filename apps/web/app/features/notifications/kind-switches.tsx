import type { NotificationChoices } from '@narthex/contract/notifications/member-notification.endpoints'
import { cardClass } from '@narthex/ui/card'
import { Switch } from '@narthex/ui/switch'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { useChurchSite } from '../../page/use-site.ts'
import { listKinds } from './notification-kinds.ts'

export interface ChoiceProps {
  readonly choices: NotificationChoices
  readonly onChoose: (choices: NotificationChoices) => void
}

/** Switches for the kinds of notifications that this church sends. */
export function KindSwitches({ choices, onChoose }: ChoiceProps) {
  const t = useTranslations('notifications')
  const titleId = useId()
  const { modules } = useChurchSite()
  const { tiposDesligados } = choices
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('choices.title')}
      </h2>
      <p className="mt-1 max-w-measure text-muted">{t('choices.lead')}</p>
      <div className={`${cardClass} mt-4 divide-y divide-line px-5 py-1.5`}>
        {listKinds(modules).map((kind) => (
          <Switch
            key={kind}
            label={t(`kinds.${kind}`)}
            description={t(`choices.hints.${kind}`)}
            isOn={!tiposDesligados.includes(kind)}
            onChange={(isOn) => {
              const others = tiposDesligados.filter((one) => one !== kind)
              onChoose({ ...choices, tiposDesligados: isOn ? others : [...others, kind] })
            }}
          />
        ))}
      </div>
    </section>
  )
}

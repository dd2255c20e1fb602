import { cardClass } from '@narthex/ui/card'
import { Switch } from '@narthex/ui/switch'
import { TextField } from '@narthex/ui/text-field'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { ChoiceProps } from './kind-switches.tsx'

type Hours = NonNullable<ChoiceProps['choices']['silencio']>

/** Default hours when the member turns them on. */
const usualNight: Hours = { inicio: '22:00', fim: '07:00' }

/** The hours in which nothing is pushed; times are saved once both are whole and differ. */
export function QuietHours({ choices, onChoose }: ChoiceProps) {
  const t = useTranslations('notifications.choices')
  const titleId = useId()
  const [typed, setTyped] = useState(choices.silencio ?? usualNight)
  const isOn = choices.silencio !== null
  const isSame = typed.inicio !== '' && typed.inicio === typed.fim

  const type = (part: Partial<Hours>) => {
    const next = { ...typed, ...part }
    setTyped(next)
    if (next.inicio && next.fim && next.inicio !== next.fim) onChoose({ ...choices, silencio: next })
  }
  const turn = (isOn: boolean) => {
    const sound = typed.inicio && typed.fim && !isSame ? typed : usualNight
    setTyped(sound)
    onChoose({ ...choices, silencio: isOn ? sound : null })
  }
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-xl">
        {t('quiet')}
      </h2>
      <p className="mt-1 max-w-measure text-muted">{t('quietLead')}</p>
      <div className={`${cardClass} mt-4 px-5 py-1.5`}>
        <Switch label={t('quietOn')} isOn={isOn} onChange={turn} />
        {isOn && (
          <div className="border-t border-line py-4">
            <div className="grid grid-cols-2 gap-4 sm:max-w-sm">
              <TextField
                type="time"
                label={t('from')}
                value={typed.inicio}
                error={typed.inicio === '' ? t('time') : undefined}
                onChange={(event) => type({ inicio: event.currentTarget.value.slice(0, 5) })}
              />
              <TextField
                type="time"
                label={t('until')}
                value={typed.fim}
                error={typed.fim === '' ? t('time') : isSame ? t('same') : undefined}
                onChange={(event) => type({ fim: event.currentTarget.value.slice(0, 5) })}
              />
            </div>
          </div>
        )}
      </div>
    </section>
  )
}

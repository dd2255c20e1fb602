import { Switch } from '@narthex/ui/switch'
import { useTranslations } from 'use-intl'
import type { Answers } from '../consent/consent.ts'
import type { Purpose } from '../consent/third-parties.ts'

export interface ConsentSwitchesProps {
  readonly purposes: readonly Purpose[]
  readonly answers: Answers
  readonly onChange: (answers: Answers) => void
}

/** One switch for each purpose; off until the visitor turns it on. */
export function ConsentSwitches({ purposes, answers, onChange }: ConsentSwitchesProps) {
  const t = useTranslations('consent')
  return purposes.map((purpose) => (
    <Switch
      key={purpose}
      label={t(`${purpose}Name`)}
      description={t(`${purpose}Meaning`)}
      isOn={answers[purpose] === true}
      onChange={(isOn) => onChange({ ...answers, [purpose]: isOn })}
    />
  ))
}

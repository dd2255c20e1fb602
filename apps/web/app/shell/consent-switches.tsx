import { Switch } from '@narthex/ui/switch'
import { useTranslations } from 'use-intl'
import type { Answers } from '../lib/consent.ts'
import { useRoot } from './use-site.ts'

export interface ConsentSwitchesProps {
  readonly answers: Answers
  readonly onChange: (answers: Answers) => void
}

/** One switch for each purpose that this site asks for; off until somebody turns it on. */
export function ConsentSwitches({ answers, onChange }: ConsentSwitchesProps) {
  const t = useTranslations('consent')
  const { asks } = useRoot()
  return asks.map((purpose) => (
    <Switch
      key={purpose}
      label={t(`${purpose}Name`)}
      description={t(`${purpose}Meaning`)}
      isOn={answers[purpose] === true}
      onChange={(isOn) => onChange({ ...answers, [purpose]: isOn })}
    />
  ))
}

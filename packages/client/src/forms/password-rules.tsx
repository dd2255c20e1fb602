import { newPassword } from '@narthex/contract/validation/password'
import { RuleList } from '@narthex/ui/rule-list'
import { type Control, type FieldValues, type Path, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'

const rules = ['PASSWORD_SHORT', 'PASSWORD_LOWER', 'PASSWORD_UPPER', 'PASSWORD_DIGIT', 'PASSWORD_SPECIAL'] as const

export interface PasswordRulesProps<Input extends FieldValues> {
  // biome-ignore lint/suspicious/noExplicitAny: whatever the form makes of its fields
  readonly control: Control<Input, any, any>
  readonly name: Path<Input>
}

/** The rules of a new password, ticked off while it is typed: the hint of its field. Needs the messages `forms`. */
export function PasswordRules<Input extends FieldValues>({ control, name }: PasswordRulesProps<Input>) {
  const t = useTranslations('forms')
  const typed = useWatch({ control, name })
  const { error } = z.safeParse(newPassword, typed ?? '')
  const broken = error?.issues.map(({ message }) => message) ?? []
  return (
    <RuleList
      rules={rules.map((rule) => ({ label: t(`rules.${rule}`), isMet: !broken.includes(rule) }))}
      metLabel={t('ruleMet')}
      unmetLabel={t('ruleUnmet')}
    />
  )
}

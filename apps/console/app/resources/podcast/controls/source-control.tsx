import { ChoiceGroup } from '@narthex/ui/choice-group'
import { Notice } from '@narthex/ui/notice'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useEditorForm } from '../../../resource/form/editor-form.ts'
import type { FormValues } from '../../../resource/form/kind-editor.ts'
import { fieldProps, type WidgetProps } from '../../../resource/form/widgets/widget.ts'

/** Where the episodes come from: the church itself or a feed, with what a change means for those that there are. */
export function SourceControl(props: WidgetProps) {
  const t = useTranslations('consolePodcastShow.feedUrl')
  const { valid, record } = useEditorForm()
  const { label, hint: _, optional: __, ...field } = fieldProps(props)
  const address = typeof props.value === 'string' ? props.value : undefined
  // The address comes back with the choice.
  const [former, setFormer] = useState(address ?? '')
  const isOther = address !== undefined
  const options = (['own', 'other'] as const).map((value) => ({
    value,
    label: t(`${value}.label`),
    hint: t(`${value}.help`),
  }))
  const choose = (value: string) => {
    if (address !== undefined) setFormer(address)
    props.onChange(value === 'own' ? null : former)
  }
  const write = (next: string) => {
    props.onChange(next)
    // A feed brings its title; until it is read, its address says what it is.
    const host = URL.parse(next)?.host
    if (host && !valid.form.getValues('titulo')) valid.form.setValue('titulo', host, { shouldDirty: true })
  }
  return (
    <div className="grid gap-4">
      <ChoiceGroup
        {...field}
        name="source"
        label={label}
        error={isOther ? undefined : props.error}
        type="radio"
        options={options}
        chosen={isOther ? 'other' : 'own'}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {isOther && (
        <TextField
          {...field}
          label={t('address')}
          hint={t('addressHelp')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          value={address}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
      )}
      <SourceNotice record={record} address={address} />
    </div>
  )
}

interface SourceNoticeProps {
  readonly record: FormValues | undefined
  readonly address: string | undefined
}

/** Tells before it is saved what becomes of the episodes that there are. */
function SourceNotice({ record, address }: SourceNoticeProps) {
  const t = useTranslations('consolePodcastShow.feedUrl')
  const former = typeof record?.feedUrl === 'string' ? record.feedUrl : undefined
  const count = typeof record?.episodios === 'number' ? record.episodios : 0
  if (count === 0 || former === address) return null
  return (
    <Notice tone="warning">
      <p>{former === undefined ? t('toFeed', { count }) : t('toOwn', { count })}</p>
    </Notice>
  )
}

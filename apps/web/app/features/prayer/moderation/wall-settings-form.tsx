import { useMemberData } from '@narthex/client/data/use-member-data'
import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import type { WallSettings } from '@narthex/contract/prayer/prayer-moderation.endpoints'
import { between, numeric } from '@narthex/contract/validation/text'
import { cardClass } from '@narthex/ui/card'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { SubmitButton } from '@narthex/ui/submit-button'
import { Switch } from '@narthex/ui/switch'
import { TextField } from '@narthex/ui/text-field'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { useHasPermission } from '../../../components/use-has-permission.ts'
import { loadSettings, saveSettings } from './moderation-calls.ts'

/** A number as it is typed. */
const typed = (least: number, most: number) =>
  z.pipe(z.pipe(z.string().check(z.trim()), numeric), z.pipe(z.transform(Number), between(least, most)))

const schema = z.strictObject({
  publicarAposAprovacao: z.boolean(),
  limiteDenuncias: typed(1, 50),
  diasNoMural: typed(1, 365),
  limitePorDia: typed(1, 50),
})

/** Settings of the wall: visible to moderators, editable by administrators. */
export function WallSettingsForm() {
  const settings = useMemberData(['wallSettings'], loadSettings, { isFresh: true })
  if (settings.state === 'failed') return <LoadFailed onRetry={settings.reload} />
  if (settings.state === 'loading') return <Skeleton className="h-96 w-full rounded-card" />
  return <Settings settings={settings.value} />
}

function Settings({ settings }: { settings: WallSettings }) {
  const t = useTranslations('prayerModeration.settings')
  const mayChange = useHasPermission('settings')
  const [isSaved, setSaved] = useState(false)
  const { field, submit, isSending, failure, form } = useValidForm({
    schema,
    defaultValues: {
      publicarAposAprovacao: settings.publicarAposAprovacao,
      limiteDenuncias: String(settings.limiteDenuncias),
      diasNoMural: String(settings.diasNoMural),
      limitePorDia: String(settings.limitePorDia),
    },
    async onSubmit(values) {
      setSaved(false)
      await saveSettings(values)
      setSaved(true)
    },
  })
  const isApproved = useWatch({ control: form.control, name: 'publicarAposAprovacao' })
  const number = { inputMode: 'numeric', autoComplete: 'off' } as const
  return (
    <form noValidate onSubmit={submit} className={`${cardClass} p-5 sm:p-6`}>
      <fieldset disabled={!mayChange} className="grid gap-5">
        <legend className="mb-3 text-lg font-semibold">{t('title')}</legend>
        {!mayChange && <p className="text-muted">{t('readOnly')}</p>}
        <Switch
          label={t('approve')}
          description={t('approveHint')}
          isOn={isApproved}
          onChange={(isOn) => form.setValue('publicarAposAprovacao', isOn, { shouldDirty: true })}
        />
        <TextField {...field('limiteDenuncias', t('reports'))} {...number} hint={t('reportsHint')} />
        <TextField {...field('diasNoMural', t('days'))} {...number} hint={t('daysHint')} />
        <TextField {...field('limitePorDia', t('perDay'))} {...number} />
        {failure && (
          <Notice tone="danger">
            <p>{failure}</p>
          </Notice>
        )}
        {mayChange && (
          <div className="flex flex-wrap items-center gap-4">
            <SubmitButton isSending={isSending} className="max-sm:w-full">
              {t('save')}
            </SubmitButton>
            <p role="status" className="text-sm font-medium text-success">
              {isSaved && t('saved')}
            </p>
          </div>
        )}
      </fieldset>
    </form>
  )
}

import { useValidForm } from '@narthex/client/forms/use-valid-form'
import { openSupportAccess, supportAccessForm } from '@narthex/contract/office/support.endpoints'
import { CheckboxField } from '@narthex/ui/checkbox-field'
import { Notice } from '@narthex/ui/notice'
import { Spinner } from '@narthex/ui/spinner'
import { TextArea } from '@narthex/ui/text-area'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'

/** Form that lets support into the office: why, and whether it may also change. */
export function OpenSupportForm({ onOpened }: { readonly onOpened: () => Promise<void> }) {
  const t = useTranslations('consoleSupport')
  const explain = useFailure()
  const { field, submit, isSending, failure, form } = useValidForm({
    schema: supportAccessForm,
    defaultValues: { motivo: '', flagEscrita: false },
    refusals: { SUPPORT_ALREADY_OPEN: t('alreadyOpen') },
    refusalText: explain,
    async onSubmit(body) {
      await callApi(openSupportAccess, { body })
      await onOpened()
    },
  })
  return (
    <form
      noValidate
      onSubmit={submit}
      className="grid grid-cols-1 gap-4 rounded-card p-4 shadow-[inset_0_0_0_1px_var(--line)]"
    >
      <TextArea {...field('motivo', t('reason'))} hint={t('reasonHint')} rows={3} />
      <CheckboxField {...form.register('flagEscrita')} label={t('mayAlso')} hint={t('mayAlsoHint')} />
      {failure && (
        <Notice tone="danger">
          <p>{failure}</p>
        </Notice>
      )}
      <button
        type="submit"
        aria-busy={isSending || undefined}
        className={`${toolClass('primary')} w-fit max-sm:w-full`}
      >
        {isSending && <Spinner />}
        {t('open')}
      </button>
    </form>
  )
}

import type { ChurchSender } from '@narthex/contract/churches/sender.settings'
import { useTranslations } from 'use-intl'
import { useEditorForm } from '../../../resource/form/editor-form.ts'

/** A mail of the church as an inbox lists it, with the name that is being typed. */
export function InboxLook({ state }: { readonly state: ChurchSender['estado'] }) {
  const t = useTranslations('consoleSender.look')
  const { valid } = useEditorForm()
  const { padrao, emUso, endereco } = state
  const name = String(valid.form.watch('nome') ?? '').trim() || padrao.nome
  const wanted = String(valid.form.watch('responderPara') ?? '').trim()
  const replies = (wanted && emUso) || padrao.email
  return (
    <section aria-labelledby="inbox-look">
      <h2 id="inbox-look" className="mb-3 text-base font-semibold">
        {t('title')}
      </h2>
      <div className="rounded-card bg-card p-4 shadow-[inset_0_0_0_1px_var(--line)]">
        <div className="flex items-start gap-3">
          <span
            aria-hidden="true"
            className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft font-semibold text-brand-text"
          >
            {[...name][0]?.toLocaleUpperCase()}
          </span>
          <div className="min-w-0">
            <p className="truncate font-semibold">{name}</p>
            <p className="truncate">{t('subject')}</p>
            <p className="truncate text-sm text-muted">{t('preview')}</p>
          </div>
        </div>
        <dl className="mt-4 grid grid-cols-1 gap-x-3 gap-y-1 border-t border-line pt-3 text-sm sm:grid-cols-[auto_minmax(0,1fr)]">
          <dt className="text-muted">{t('from')}</dt>
          <dd className="wrap-anywhere">
            {name} &lt;{endereco ?? t('noAddress')}&gt;
          </dd>
          <dt className="text-muted">{t('replies')}</dt>
          <dd className="wrap-anywhere">{replies ?? t('noReplies')}</dd>
        </dl>
      </div>
    </section>
  )
}

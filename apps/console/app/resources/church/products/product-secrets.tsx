import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useFailureText } from '@narthex/client/forms/use-failure-text'
import { removeProductSecret, setProductSecret } from '@narthex/contract/third-parties/product-secret.endpoints'
import type { ProductState } from '@narthex/contract/third-parties/products.settings'
import { type ThirdPartyProduct, thirdPartyProducts } from '@narthex/contract/third-parties/third-party-products'
import { TextField } from '@narthex/ui/text-field'
import { type FormEvent, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import type { SettingsAsideProps } from '../../../resource/settings/console-settings.ts'
import { callApi } from '../../../session/api.ts'
import { useMay } from '../../../session/office.ts'

type States = Readonly<Record<ThirdPartyProduct, ProductState>>

/** The operator's decision on each product, and the secret of the church's own one: it is set here, and never shown. */
export function ProductSecrets({ record }: SettingsAsideProps) {
  const t = useTranslations('consoleProducts')
  const states = record.estado as States
  return (
    <div className="mt-9 grid max-w-160 gap-9">
      {thirdPartyProducts.map((product) => (
        <section key={product} aria-labelledby={`secret-${product}`}>
          <h2 id={`secret-${product}`} className="mb-2 border-b border-line pb-2 text-base font-semibold">
            {t('secret.title', { product: t(`sections.${product}`) })}
          </h2>
          <ul className="mb-3 list-disc ps-5 text-sm text-muted">
            <li>{states[product].flagPadrao ? t('state.standard') : t('state.noStandard')}</li>
            <li>
              {states[product].hosts.length > 0
                ? t('state.hosts', { hosts: states[product].hosts.join(', ') })
                : t('state.noHosts')}
            </li>
          </ul>
          <Secret product={product} first={states[product].segredoEm} />
        </section>
      ))}
    </div>
  )
}

const minSecret = 32

interface SecretProps {
  readonly product: ThirdPartyProduct
  readonly first: string | null
}

function Secret({ product, first }: SecretProps) {
  const t = useTranslations('consoleProducts.secret')
  const format = useFormatter()
  const mayKeep = useMay('settings.secrets')
  const failureText = useFailureText()
  const act = useAct(failureText)
  const [setAt, setSetAt] = useState(first)
  const [secret, setSecret] = useState('')
  const [isShort, setShort] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const params = { produto: product }
  const save = (event: FormEvent) => {
    event.preventDefault()
    const segredo = secret.trim()
    setShort(segredo.length < minSecret)
    if (segredo.length < minSecret) return
    void act.run(async () => {
      await callApi(setProductSecret, { params, body: { segredo } })
      setSetAt(new Date().toISOString())
      setSecret('')
      showMessage('GLOBAL', { tone: 'success', text: t('saved') })
    })
  }
  const remove = () =>
    act.run(async () => {
      await callApi(removeProductSecret, { params })
      setSetAt(null)
      setAsking(false)
      showMessage('GLOBAL', { tone: 'success', text: t('removed') })
    })
  return (
    <div className="grid gap-4">
      <p className="text-sm">
        {setAt ? t('setOn', { date: format.dateTime(new Date(setAt), { dateStyle: 'long' }) }) : t('none')}
      </p>
      {!mayKeep && <p className="text-sm text-muted">{t('owner')}</p>}
      {mayKeep && (
        <form noValidate onSubmit={save} className="grid gap-3">
          <TextField
            type="password"
            label={setAt ? t('replace') : t('label')}
            hint={t('help')}
            error={isShort ? t('short') : act.failure}
            autoComplete="off"
            spellCheck={false}
            maxLength={500}
            value={secret}
            onChange={({ currentTarget }) => setSecret(currentTarget.value)}
          />
          <div className="flex flex-wrap gap-2">
            <button type="submit" aria-busy={act.isBusy || undefined} className={toolClass('quiet')}>
              {t('save')}
            </button>
            {setAt && !isAsking && (
              <button type="button" onClick={() => setAsking(true)} className={toolClass('plain')}>
                {t('remove')}
              </button>
            )}
          </div>
          {isAsking && (
            <div role="alert" className="rounded-card p-4 shadow-[inset_0_0_0_1px_var(--line)]">
              <p className="font-semibold">{t('sure')}</p>
              <div className="mt-3 flex flex-wrap gap-2">
                <button type="button" onClick={() => void remove()} className={toolClass('danger')}>
                  {t('remove')}
                </button>
                <button type="button" onClick={() => setAsking(false)} className={toolClass('plain')}>
                  {t('keep')}
                </button>
              </div>
            </div>
          )}
        </form>
      )}
    </div>
  )
}

import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { getSecuritySettings, setSecuritySettings } from '@narthex/contract/auth/factor.endpoints'
import type { SecuritySettings, StaffFactor } from '@narthex/contract/auth/factor.schemas'
import { Badge } from '@narthex/ui/badge'
import { textLinkClass } from '@narthex/ui/button'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { type Confirmation, ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { callApi } from '../../session/api.ts'
import { useOfficeSession } from '../../session/office.ts'
import { securityAddress } from '../../session/site-addresses.ts'

const nameOf = ({ usuario }: StaffFactor) => `${usuario.nome} ${usuario.sobrenome}`.trim()

/** The second factor of the team: whether it is required, and who has one. */
export function SecondFactorPage() {
  const t = useTranslations('consoleSecondFactor')
  const { igreja } = useOfficeSession()
  const params = { id: String(igreja.id) }
  const loaded = useLoaded('second factor', () => callApi(getSecuritySettings, { params }))
  const [question, setQuestion] = useState<Confirmation>()
  const ask = (isRequired: boolean, missing: readonly StaffFactor[]) =>
    setQuestion({
      title: t(isRequired ? 'requireTitle' : 'releaseTitle'),
      lead: isRequired ? <Consequences missing={missing} /> : <p>{t('releaseLead')}</p>,
      action: t(isRequired ? 'require' : 'release'),
      isDangerous: !isRequired || missing.length > 0,
      done: t(isRequired ? 'required' : 'released'),
      run: async () => {
        await callApi(setSecuritySettings, { params, body: { flagExigeSegundoFator: isRequired } })
        await loaded.reload()
      },
    })
  return (
    <div className="max-w-160">
      <PageHead title={t('title')} />
      <p className="mb-5 text-muted">{t('lead')}</p>
      {loaded.state === 'loading' && <Skeleton className="h-60" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && <Settings settings={loaded.value} onAsk={ask} />}
      <ConfirmDialog confirmation={question} cancel={t('cancel')} onClose={() => setQuestion(undefined)} />
    </div>
  )
}

/** Names who will have no access until they have a second factor. */
function Consequences({ missing }: { readonly missing: readonly StaffFactor[] }) {
  const t = useTranslations('consoleSecondFactor')
  if (missing.length === 0) return <p>{t('requireLead')}</p>
  return (
    <>
      <p>{t('missingLead', { count: missing.length })}</p>
      <ul className="list-disc ps-5">
        {missing.map((member) => (
          <li key={member.user.id}>{nameOf(member)}</li>
        ))}
      </ul>
    </>
  )
}

interface SettingsProps {
  readonly settings: SecuritySettings
  readonly onAsk: (isRequired: boolean, missing: readonly StaffFactor[]) => void
}

function Settings({ settings: { flagExigeSegundoFator, equipe }, onAsk }: SettingsProps) {
  const t = useTranslations('consoleSecondFactor')
  const roleNames = useTranslations('consoleSession.roles')
  const { user, igreja } = useOfficeSession()
  // Who has none comes first.
  const staff = equipe.toSorted((one, other) => Number(one.flagSegundoFator) - Number(other.flagSegundoFator))
  const missing = staff.filter(({ flagSegundoFator }) => !flagSegundoFator)
  const lacksOwn = missing.some((member) => member.user.id === user.id)
  return (
    <>
      <p className="mb-3 font-semibold">{t(flagExigeSegundoFator ? 'isRequired' : 'isNotRequired')}</p>
      {lacksOwn && !flagExigeSegundoFator ? (
        <Notice tone="warning" className="mb-6">
          <p className="font-semibold">{t('ownFirst')}</p>
          <p>{t('ownFirstLead')}</p>
          <a href={securityAddress(igreja)} target="_blank" rel="noreferrer" className={textLinkClass}>
            {t('setUp')}
          </a>
        </Notice>
      ) : (
        <p className="mb-6">
          <button
            type="button"
            aria-haspopup="dialog"
            className={toolClass(flagExigeSegundoFator ? 'quiet' : 'primary')}
            onClick={() => onAsk(!flagExigeSegundoFator, missing)}
          >
            {t(flagExigeSegundoFator ? 'release' : 'require')}
          </button>
        </p>
      )}
      <h2 className="mb-2 text-lg font-semibold">{t('team')}</h2>
      <p className="mb-2 text-sm text-muted">{t('count', { count: missing.length })}</p>
      <ul className="divide-y divide-line border-y border-line">
        {staff.map((member) => (
          <li
            key={member.user.id}
            className="flex min-h-15 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{nameOf(member)}</span>
              <span className="block text-sm text-muted">{member.roles.map((role) => roleNames(role)).join(', ')}</span>
            </span>
            <Badge tone={member.flagSegundoFator ? 'success' : 'warning'} size="small">
              {t(member.flagSegundoFator ? 'has' : 'hasNot')}
            </Badge>
          </li>
        ))}
      </ul>
    </>
  )
}

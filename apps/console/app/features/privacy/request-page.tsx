import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { ApiError } from '@narthex/contract/client'
import {
  getPrivacyRequest,
  listPrivacyHandlers,
  type PrivacyRequestFile,
} from '@narthex/contract/privacy/privacy.endpoints'
import { Badge } from '@narthex/ui/badge'
import { EmptyState } from '@narthex/ui/empty-state'
import { SelectField } from '@narthex/ui/select-field'
import { Skeleton } from '@narthex/ui/skeleton'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { pathTo } from '../../navigation/places.ts'
import { recordPath } from '../../resource/kind-paths.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import { Part } from '../people/person-parts.tsx'
import { DecisionForm } from './decision-form.tsx'
import { RequestFacts } from './request-facts.tsx'
import { type RequestActs, useRequestActs } from './use-request-acts.ts'

async function open(id: string): Promise<PrivacyRequestFile | null> {
  try {
    return await callApi(getPrivacyRequest, { params: { id } })
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The page of a request: who asks for what and until when, who takes it, and how it is closed. */
export function RequestPage({ id }: { readonly id: string }) {
  const t = useTranslations('consolePrivacyRequests')
  const loaded = useLoaded(`privacy request ${id}`, () => open(id))
  const parent = { path: pathTo('privacyRequests'), label: t('title') }
  if (loaded.state === 'ready' && loaded.value) return <Request request={loaded.value} reload={loaded.reload} />
  return (
    <div className="max-w-200">
      <PageHead title={loaded.state === 'ready' ? t('gone') : t('title')} parent={parent} />
      {loaded.state === 'loading' && <Skeleton className="h-40" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && (
        <EmptyState icon="search" title={t('gone')} lead={t('goneLead')}>
          <Link to={parent.path} className={toolClass('primary')}>
            {t('back')}
          </Link>
        </EmptyState>
      )}
    </div>
  )
}

interface RequestProps {
  readonly request: PrivacyRequestFile
  readonly reload: () => Promise<unknown>
}

function Request({ request, reload }: RequestProps) {
  const t = useTranslations('consolePrivacyRequests')
  const mayRead = useMay('people.read')
  const acts = useRequestActs(reload)
  const { pessoa, tipo, origem, mensagem, resposta, recusa, concluidoEm } = request
  const isOpen = concluidoEm === null
  return (
    <div className="max-w-200">
      <PageHead
        title={pessoa?.nome ?? t('erased')}
        parent={{ path: pathTo('privacyRequests'), label: t('title') }}
        state={
          <Badge tone="muted" size="small">
            {t(`kinds.${tipo}`)}
          </Badge>
        }
      >
        {!isOpen && (
          <button type="button" className={toolClass('quiet')} onClick={() => acts.reopen(request)}>
            {t('reopen')}
          </button>
        )}
      </PageHead>
      <div className="mb-6">
        <RequestFacts request={request} />
        <span className="block text-sm text-muted">{t(`channels.${origem}`)}</span>
        {mayRead && pessoa && (
          <Link
            to={recordPath({ place: 'people' }, pessoa.id)}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t('toPerson')}
          </Link>
        )}
      </div>
      <div className="grid gap-8">
        {mensagem && (
          <Part title={t('message')}>
            <p className="whitespace-pre-line wrap-anywhere">{mensagem}</p>
          </Part>
        )}
        {isOpen && <TakerField request={request} acts={acts} />}
        {pessoa && (
          <Part title={t('data')}>
            <p className="mb-3 text-muted">{t('dataLead')}</p>
            <button
              type="button"
              aria-busy={acts.isBusy || undefined}
              className={toolClass('quiet')}
              onClick={() => acts.download(request)}
            >
              {t('download')}
            </button>
          </Part>
        )}
        {isOpen ? (
          <DecisionForm request={request} acts={acts} />
        ) : (
          <Part title={t(recusa === null ? 'outcomeDone' : 'refused')}>
            {recusa !== null && <p>{t(`refusals.${recusa}`)}</p>}
            {resposta && <p className="mt-1 whitespace-pre-line wrap-anywhere">{resposta}</p>}
          </Part>
        )}
      </div>
    </div>
  )
}

/** Decides who takes the request, at once. */
function TakerField({ request, acts }: { readonly request: PrivacyRequestFile; readonly acts: RequestActs }) {
  const t = useTranslations('consolePrivacyRequests')
  const forms = useTranslations('forms')
  const handlers = useLoaded('privacy handlers', async () => (await callApi(listPrivacyHandlers, {})).itens)
  const known = handlers.state === 'ready' ? handlers.value : []
  const { responsavel } = request
  // The one who has it is among the choices, also after they have left the team.
  const isMissing = responsavel !== null && !known.some(({ id }) => id === responsavel.id)
  const choices = isMissing ? [responsavel, ...known] : known
  return (
    <div className="max-w-160">
      <SelectField
        label={t('taker')}
        placeholder={t('untaken')}
        optional={forms('optional')}
        options={choices.map(({ id, nome }) => ({ value: String(id), label: nome }))}
        value={responsavel === null ? '' : String(responsavel.id)}
        onChange={({ currentTarget: { value } }) => acts.assign(request, value === '' ? null : Number(value))}
      />
    </div>
  )
}

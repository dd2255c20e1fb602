import { showMessage } from '@narthex/client/calls/status-store'
import { useAct } from '@narthex/client/data/use-act'
import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listCareOfPerson, openCare } from '@narthex/contract/care/care.endpoints'
import { Notice } from '@narthex/ui/notice'
import { Skeleton } from '@narthex/ui/skeleton'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { useFailure } from '../../components/use-failure.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import { Part } from '../people/person-parts.tsx'
import { CareRow } from './care-row.tsx'
import { useCareActs } from './use-care-acts.ts'

export interface CareOfPersonProps {
  readonly id: number
  readonly name: string
}

/** The items of the care inbox about a person, and a button that opens one. Nothing for those who may not see care. */
export function CareOfPerson(props: CareOfPersonProps) {
  return useMay('care.read') ? <Care {...props} /> : null
}

function Care({ id, name }: CareOfPersonProps) {
  const t = useTranslations('consoleCare.ofPerson')
  const mayWrite = useMay('care.write')
  const params = { id: String(id) }
  const loaded = useLoaded(`care of ${id}`, async () => (await callApi(listCareOfPerson, { params })).itens)
  const acts = useCareActs(loaded.reload)
  const opening = useAct(useFailure())
  const open = () =>
    opening.run(async () => {
      await callApi(openCare, { body: { idUsuario: id } })
      showMessage('GLOBAL', { tone: 'success', text: t('opened', { name }) })
      await loaded.reload()
    })
  const items = loaded.state === 'ready' ? loaded.value : []
  const hasOpen = items.some(({ concluidoEm }) => concluidoEm === null)
  return (
    <Part title={t('title')}>
      {loaded.state === 'loading' && <Skeleton className="h-11" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && items.length === 0 && <p className="text-muted">{t('none')}</p>}
      {items.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {items.map((item) => (
            <CareRow key={item.id} item={item} acts={acts} isOfPage />
          ))}
        </ul>
      )}
      {opening.failure && (
        <Notice tone="danger" className="mt-3">
          <p>{opening.failure}</p>
        </Notice>
      )}
      {loaded.state === 'ready' && mayWrite && !hasOpen && (
        <button type="button" className={`${toolClass('quiet')} mt-3`} onClick={() => void open()}>
          {t('open')}
        </button>
      )}
    </Part>
  )
}

import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { streetLine } from '@narthex/contract/churches/address-lines'
import type { OfficeHousehold } from '@narthex/contract/people/household.resource'
import { householdCalls } from '@narthex/contract/people/household-office.endpoints'
import { Skeleton } from '@narthex/ui/skeleton'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { newId, recordPath } from '../../resource/kind-paths.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import { Part } from './person-parts.tsx'

/** The households of a person: who lives with them, and who looks after whom. They know no limits of roles. */
export const HouseholdsPart = (props: { readonly id: number }) =>
  useMay('people.read', true) ? <Households {...props} /> : null

function Households({ id }: { readonly id: number }) {
  const t = useTranslations('consolePerson.households')
  const mayWrite = useMay('people.write')
  const loaded = useLoaded(`households of ${id}`, async () => {
    const { itens } = await callApi(householdCalls.list, { query: { pessoa: String(id) } as never })
    return itens
  })
  return (
    <Part title={t('title')}>
      {loaded.state === 'loading' && <Skeleton className="h-11" />}
      {loaded.state === 'failed' && <LoadFailed onRetry={() => void loaded.reload()} />}
      {loaded.state === 'ready' && loaded.value.length === 0 && <p className="text-muted">{t('none')}</p>}
      {loaded.state === 'ready' &&
        loaded.value.map((household) => <Household key={household.id} household={household} personId={id} />)}
      {loaded.state === 'ready' && loaded.value.length === 0 && mayWrite && (
        <Link to={recordPath({ place: 'households' }, newId)} className={`${toolClass('quiet')} mt-3`}>
          {t('add')}
        </Link>
      )}
    </Part>
  )
}

interface HouseholdProps {
  readonly household: OfficeHousehold
  readonly personId: number
}

function Household({ household, personId }: HouseholdProps) {
  const words = useTranslations('consoleHouseholdRoles')
  const { id, nome, endereco, membros, pessoas } = household
  const roles = new Map(membros.map(({ idUsuario, papel }) => [idUsuario, papel]))
  return (
    <div className="mb-3">
      <Link
        to={recordPath({ place: 'households' }, id)}
        className="inline-flex min-h-11 items-center font-medium underline underline-offset-4 wrap-anywhere"
      >
        {nome}
      </Link>
      {endereco && <p className="text-sm text-muted">{streetLine(endereco)}</p>}
      <ul className="mt-1 divide-y divide-line border-y border-line">
        {pessoas.map(({ idUsuario, nome: name }) => (
          <li key={idUsuario} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
            {idUsuario === personId ? (
              <span className="wrap-anywhere">{name}</span>
            ) : (
              <Link
                to={recordPath({ place: 'people' }, idUsuario)}
                className="inline-flex min-h-11 items-center underline underline-offset-4 wrap-anywhere"
              >
                {name}
              </Link>
            )}
            <span className="text-sm text-muted">{words(roles.get(idUsuario) ?? 'OUTRO')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

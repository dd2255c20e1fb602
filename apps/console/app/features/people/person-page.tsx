import { useLoaded } from '@narthex/client/data/use-loaded'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { ApiError } from '@narthex/contract/client'
import { getPersonOverview, listSimilarPeople } from '@narthex/contract/people/people.endpoints'
import { peopleCalls } from '@narthex/contract/people/person-office.endpoints'
import { EmptyState } from '@narthex/ui/empty-state'
import { Skeleton } from '@narthex/ui/skeleton'
import { Link, Navigate, useParams } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { PageHead } from '../../components/page-head.tsx'
import { editPath, listPath, recordPath } from '../../resource/kind-paths.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'
import { CareOfPerson } from '../care/care-of-person.tsx'
import { AnswersPart } from './answers-part.tsx'
import { CardPart } from './card-part.tsx'
import { Contact } from './contact.tsx'
import { HouseholdsPart } from './households-part.tsx'
import { LoginPart } from './login-part.tsx'
import { mergePath } from './merging/merge-paths.ts'
import { MergesPart } from './merging/merges-part.tsx'
import type { PersonFile } from './person-file.ts'
import { ChurchPart, GroupsPart, RegistrationsPart } from './person-parts.tsx'
import { RolesPart } from './roles-part.tsx'
import { SimilarPeople } from './similar-people.tsx'
import { Timeline } from './timeline.tsx'

const place = { place: 'people' } as const

async function open(id: string): Promise<PersonFile | null> {
  const params = { id }
  try {
    const [person, overview, similar, history] = await Promise.all([
      callApi(peopleCalls.get, { params }),
      callApi(getPersonOverview, { params }),
      callApi(listSimilarPeople, { params }),
      callApi(peopleCalls.history, { params, query: {} }),
    ])
    return { person, overview, similar: similar.itens, changes: history.itens }
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null
    throw error
  }
}

/** The page of a person: how to reach them, where they belong, and what happened. */
export function PersonPage() {
  const t = useTranslations('consolePerson')
  const texts = useTranslations('consolePeople')
  const { id = '' } = useParams()
  const known = /^[1-9]\d{0,8}$/.test(id) ? id : '0'
  const loaded = useLoaded(`person ${known}`, () => open(known))
  const parent = { path: listPath(place), label: texts('title') }
  if (loaded.state === 'loading')
    return (
      <>
        <PageHead title={t('loading')} parent={parent} />
        <div aria-hidden="true" className="grid max-w-200 gap-4">
          <Skeleton className="h-11" />
          <Skeleton className="h-32" />
          <Skeleton className="h-32" />
        </div>
      </>
    )
  if (loaded.state === 'failed')
    return (
      <>
        <PageHead title={t('failed')} parent={parent} />
        <LoadFailed onRetry={() => void loaded.reload()} />
      </>
    )
  if (!loaded.value)
    return (
      <>
        <PageHead title={t('gone')} parent={parent} />
        <EmptyState icon="search" title={t('gone')} lead={t('goneLead')}>
          <Link to={parent.path} className={toolClass('primary')}>
            {t('back')}
          </Link>
        </EmptyState>
      </>
    )
  const { unidaA } = loaded.value.person
  // Links to a record that was merged lead to the one that it became.
  if (unidaA !== undefined) return <Navigate to={recordPath(place, unidaA)} replace />
  return <Person file={loaded.value} onChanged={() => void loaded.reload()} />
}

function Person({ file, onChanged }: { readonly file: PersonFile; readonly onChanged: () => void }) {
  const t = useTranslations('consolePerson')
  const texts = useTranslations('consolePeople')
  const words = useTranslations('consolePersonWords')
  const mayWrite = useMay('people.write')
  const mayMerge = useMay('people.merge')
  const merging = useTranslations('consoleMerging')
  const { person, overview, similar } = file
  const { id, nome, sobrenome, situacao, faixa } = person
  return (
    <div className="max-w-240">
      <PageHead
        title={`${nome} ${sobrenome}`.trim()}
        parent={{ path: listPath(place), label: texts('title') }}
        state={
          <span className="text-sm text-muted">
            {[words(situacao), faixa && words(faixa)].filter(Boolean).join(' · ')}
          </span>
        }
      >
        {mayMerge && (
          <Link to={mergePath(id)} className={toolClass('quiet')}>
            {merging('with')}
          </Link>
        )}
        {mayWrite && (
          <Link to={editPath(place, id)} className={toolClass('primary')}>
            {t('edit')}
          </Link>
        )}
      </PageHead>
      {similar.length > 0 && <SimilarPeople person={person} similar={similar} />}
      {mayMerge && <MergesPart id={id} />}
      <Contact person={person} />
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-2">
        <ChurchPart person={person} />
        <CareOfPerson id={id} name={`${nome} ${sobrenome}`.trim()} />
        <AnswersPart id={id} name={`${nome} ${sobrenome}`.trim()} />
        <HouseholdsPart id={id} />
        <GroupsPart grupos={overview.grupos} />
        <RegistrationsPart inscricoes={overview.inscricoes} />
        <RolesPart file={file} onChanged={onChanged} />
        <CardPart file={file} onChanged={onChanged} />
        <LoginPart file={file} onChanged={onChanged} />
        <Timeline file={file} />
      </div>
    </div>
  )
}

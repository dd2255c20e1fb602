import { usePages } from '@narthex/client/data/use-pages'
import { LoadFailed } from '@narthex/client/parts/load-failed'
import { listDirectoryMembers } from '@narthex/contract/people/directory.endpoints'
import type { ListedMember } from '@narthex/contract/people/directory.schemas'
import { Skeleton } from '@narthex/ui/skeleton'
import { useEffect } from 'react'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../components/buttons.ts'
import { pathTo } from '../../navigation/places.ts'
import type { SettingsAsideProps } from '../../resource/settings/console-settings.ts'
import { callApi } from '../../session/api.ts'
import { useMay } from '../../session/office.ts'

const keyOf = ({ id }: ListedMember) => id

/** The members who are in the directory by now, for those who may read people. */
export function DirectoryMembers({ record }: SettingsAsideProps) {
  const mayRead = useMay('people.read')
  return mayRead && record.flagLigado === true ? <Members versao={Number(record.versao)} /> : null
}

function Members({ versao }: { versao: number }) {
  const t = useTranslations('consoleDirectory')
  const pages = usePages(
    {
      key: ['directoryMembers'],
      firstPage: undefined as string | undefined,
      load: (apos) => callApi(listDirectoryMembers, { query: (apos === undefined ? {} : { apos }) as never }),
      nextPage: ({ proximo }) => proximo ?? undefined,
    },
    keyOf,
  )
  const { reload } = pages
  // What was saved changes who is in it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version alone says that something was saved
  useEffect(() => void reload(), [versao, reload])
  return (
    <section aria-labelledby="directory-members" className="mt-9 max-w-160">
      <h2 id="directory-members" className="text-lg font-semibold">
        {t('members.title')}
      </h2>
      <p className="mt-1 text-sm text-muted">{t('members.lead')}</p>
      {pages.state === 'failed' && <LoadFailed onRetry={() => void reload()} />}
      {pages.state === 'loading' && <Skeleton className="mt-3 h-32" />}
      {pages.state === 'ready' && (
        <>
          {pages.items.length === 0 && <p className="mt-3">{t('members.none')}</p>}
          <ul className="mt-3 divide-y divide-line border-y border-line empty:hidden">
            {pages.items.map((member) => (
              <Member key={member.id} member={member} />
            ))}
          </ul>
          {pages.hasMore && (
            <button type="button" onClick={() => void pages.more()} className={`${toolClass('quiet')} mt-3`}>
              {t('members.more')}
            </button>
          )}
          <p role="status" className="mt-2 text-sm text-danger">
            {pages.hasFailed && t('members.failed')}
          </p>
        </>
      )}
    </section>
  )
}

function Member({ member: { id, nome, campos } }: { member: ListedMember }) {
  const t = useTranslations('consoleDirectory')
  const shown = campos.map((field) => t(`campos.options.${field}`))
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 py-2">
      <Link to={`${pathTo('people')}/${id}`} className="min-h-9 font-semibold underline-offset-4 hover:underline">
        {nome}
      </Link>
      <span className="text-sm text-muted">{shown.length > 0 ? shown.join(' · ') : t('members.nameAlone')}</span>
    </li>
  )
}

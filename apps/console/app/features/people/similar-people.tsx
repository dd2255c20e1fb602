import { Notice } from '@narthex/ui/notice'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { recordPath } from '../../resource/kind-paths.ts'
import { useMay } from '../../session/office.ts'
import { mergePath, toName } from './merging/merge-paths.ts'
import type { PersonFile } from './person-file.ts'

/** People who may be the same as a person: their pages, and the comparison for those who merge. */
export function SimilarPeople({ person, similar }: Pick<PersonFile, 'person' | 'similar'>) {
  const t = useTranslations('consolePerson.similar')
  const merging = useTranslations('consoleMerging')
  const words = useTranslations('consolePersonWords')
  const mayMerge = useMay('people.merge')
  return (
    <Notice tone="warning" className="mb-5">
      <p className="font-semibold">{t('title')}</p>
      <p>{t('lead')}</p>
      <ul className="mt-1">
        {similar.map((other) => (
          <li key={other.id} className="flex flex-wrap items-center gap-x-2">
            <Link
              to={recordPath({ place: 'people' }, other.id)}
              className="inline-flex min-h-11 items-center underline wrap-anywhere"
            >
              {toName(other)}
            </Link>
            <span className="text-sm">{other.semelhancas.map((likeness) => words(likeness)).join(', ')}</span>
            {mayMerge && (
              <Link
                to={mergePath(person.id, other.id)}
                aria-label={merging('compareWith', { first: toName(person), second: toName(other) })}
                className="inline-flex min-h-11 items-center px-2 font-medium underline"
              >
                {merging('compare')}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  )
}

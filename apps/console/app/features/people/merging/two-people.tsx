import { dayText } from '@narthex/client/format/dates'
import type { MergeCandidate, MergePreview } from '@narthex/contract/people/merging.endpoints'
import { Link } from 'react-router'
import { useTranslations } from 'use-intl'
import { toolClass } from '../../../components/buttons.ts'
import { useDateContext } from '../../../components/use-date-context.ts'
import { recordPath } from '../../../resource/kind-paths.ts'
import { toName } from './merge-paths.ts'

interface TwoPeopleProps {
  readonly fica: MergeCandidate
  readonly sai: MergeCandidate
  /** Undefined where one of the two has to stay. */
  readonly onSwap: (() => void) | undefined
}

/** The person who stays, and the one who becomes a part of them. */
export function TwoPeople({ fica, sai, onSwap }: TwoPeopleProps) {
  const t = useTranslations('consoleMerging')
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Side title={t('stays')} person={fica} />
        <Side title={t('goes')} person={sai} />
      </div>
      {onSwap ? (
        <button type="button" className={`${toolClass('quiet')} mt-3`} onClick={onSwap}>
          {t('swap')}
        </button>
      ) : (
        <p className="mt-3 text-sm text-muted">{t('loginStays')}</p>
      )}
    </>
  )
}

function Side({ title, person }: { readonly title: string; readonly person: MergeCandidate }) {
  const t = useTranslations('consoleMerging')
  const words = useTranslations('consolePersonWords')
  const dates = useDateContext()
  const { id, situacao, acesso, dataCadastro } = person
  const since = t('since', { date: dayText(new Date(dataCadastro), dates) })
  return (
    <section className="rounded-card border border-line p-4">
      <h2 className="text-sm text-muted">{title}</h2>
      <Link
        to={recordPath({ place: 'people' }, id)}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4 wrap-anywhere"
      >
        {toName(person)}
      </Link>
      <p className="text-sm">{[words(situacao), words(acesso), since].join(' · ')}</p>
    </section>
  )
}

interface MovedPartsProps {
  readonly contagens: MergePreview['contagens']
  /** The person who goes. */
  readonly name: string
}

/** How much moves to the person who stays, as far as the reader may know it. */
export function MovedParts({ contagens, name }: MovedPartsProps) {
  const t = useTranslations('consoleMerging')
  const moving = contagens.filter(({ sai }) => sai > 0)
  return (
    <section className="mt-6">
      <h2 className="mb-2 font-semibold">{t('moves')}</h2>
      {moving.length === 0 ? (
        <p className="text-muted">{t('movesNone')}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {moving.map(({ parte, fica, sai }) => (
            <li key={parte} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 py-1">
              <span>{t(`parts.${parte}`)}</span>
              <span className="text-sm text-muted wrap-anywhere">
                {t('has', { goes: String(sai), stays: String(fica), name })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

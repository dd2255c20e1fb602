import { asOpening } from '@narthex/client/format/dates'
import { longDate } from '@narthex/client/format/long-dates'
import { clockText } from '@narthex/client/format/recording-times'
import { dateIn } from '@narthex/contract/church-time'
import type { Title } from '@narthex/contract/play/play.schemas'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { useChurchSite } from '../../../page/use-site.ts'

/** Description, chapters and facts of a title. */
export function TitleDetails({ title }: { title: Title }) {
  const t = useTranslations('playTitle')
  const { descricao, idioma } = title
  return (
    <div className="grid gap-x-14 gap-y-9 lg:grid-cols-[5fr_3fr]">
      <div className="grid content-start gap-8">
        {descricao && (
          <section>
            <h2 className="text-lg md:text-xl">{t('about')}</h2>
            <p lang={idioma} className="mt-2 max-w-measure whitespace-pre-line text-ink/90">
              {descricao}
            </p>
          </section>
        )}
        <Chapters title={title} />
      </div>
      <TitleFactList title={title} />
    </div>
  )
}

function Chapters({ title: { capitulos, idioma } }: { title: Title }) {
  const t = useTranslations('playTitle')
  if (capitulos.length === 0) return null
  return (
    <section>
      <h2 className="text-lg md:text-xl">{t('chapters')}</h2>
      <ol className="mt-2 grid gap-1">
        {capitulos.map(({ inicioSegundos, titulo }) => (
          <li key={inicioSegundos} className="flex gap-3 py-1.5">
            <span className="min-w-12 shrink-0 text-muted tabular-nums">{clockText(inicioSegundos)}</span>
            <span lang={idioma}>{titulo}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function TitleFactList({ title }: { title: Title }) {
  const t = useTranslations('playTitle')
  const play = useTranslations('play')
  const locale = useLocale()
  const { church } = useChurchSite()
  const { palestrantes, idioma, idiomasLegendas, idadeMinima, notaIdade, anexos, tags, dataPublicacao } = title
  const day = dateIn(church.fusoHorario, new Date(dataPublicacao))
  const list = new Intl.ListFormat(locale)
  const age = idadeMinima === null ? t('everyone') : play('age', { age: String(idadeMinima) })
  return (
    <dl className="grid content-start gap-4 text-sm md:text-base">
      {palestrantes.length > 0 && <Fact name={t('speakers')}>{list.format(palestrantes)}</Fact>}
      <Fact name={t('age')}>{[age, notaIdade].filter(Boolean).join(' · ')}</Fact>
      <Fact name={t('language')}>{languageName(idioma, locale)}</Fact>
      {idiomasLegendas.length > 0 && (
        <Fact name={t('captions')}>{list.format(idiomasLegendas.map((one) => languageName(one, locale)))}</Fact>
      )}
      {anexos.length > 0 && (
        <Fact name={t('attachments')}>
          {list.format(anexos)}
          <span className="mt-0.5 block text-sm text-muted">{t('attachmentsNote')}</span>
        </Fact>
      )}
      {tags.length > 0 && <Fact name={t('tags')}>{tags.map(({ nome }) => nome).join(' · ')}</Fact>}
      <Fact name={t('published')}>
        <time dateTime={dataPublicacao}>{longDate(day, locale)}</time>
      </Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="mt-0.5">{children}</dd>
    </div>
  )
}

/** A language in the words of another. */
function languageName(tag: string, locale: string): string {
  const [language = tag] = tag.split('-')
  return asOpening(new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? tag)
}

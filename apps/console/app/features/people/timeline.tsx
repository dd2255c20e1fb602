import { whenText } from '@narthex/client/format/dates'
import { useTranslations } from 'use-intl'
import { useDateContext } from '../../components/use-date-context.ts'
import { AuditLink } from '../../resource/history/audit-link.tsx'
import type { PersonFile } from './person-file.ts'
import { Part } from './person-parts.tsx'

interface Moment {
  readonly key: string
  /** ISO 8601. */
  readonly at: string
  readonly text: string
}

/** The events of a person, the newest first: as their page knows it. */
export function Timeline({ file: { person, overview, changes } }: { readonly file: PersonFile }) {
  const t = useTranslations('consolePerson')
  const merging = useTranslations('consoleMerging')
  const words = useTranslations('consolePersonWords')
  const dates = useDateContext()
  const by = (change: PersonFile['changes'][number]) =>
    change.usuario ? ` ${t('by', { name: `${change.usuario.nome} ${change.usuario.sobrenome}`.trim() })}` : ''
  const isAdding = ({ acao }: PersonFile['changes'][number]) => acao.endsWith('_ADDED')
  const describe = ({ acao }: PersonFile['changes'][number]) =>
    acao === 'PEOPLE_MERGED' || acao === 'PEOPLE_MERGE_UNDONE' ? merging(`happened.${acao}`) : t('changed')
  const adding = changes.find(isAdding)
  const moments: Moment[] = [
    ...changes
      .filter((change) => !isAdding(change))
      .map((change) => ({ key: `change ${change.id}`, at: change.momento, text: describe(change) + by(change) })),
    ...overview.grupos.map(({ id, nome, desde }) => ({
      key: `group ${id}`,
      at: desde,
      text: t('joined', { group: nome }),
    })),
    ...(overview.inscricoes ?? []).map(({ codigo, titulo, criadaEm }) => ({
      key: `registration ${codigo}`,
      at: criadaEm,
      text: t('registered', { event: titulo }),
    })),
    {
      key: 'added',
      at: person.dataCadastro,
      text: t('added', { how: words(person.origem) }) + (adding ? by(adding) : ''),
    },
  ]
  moments.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0))
  return (
    <Part title={t('timeline')}>
      <ol className="grid gap-3">
        {moments.map(({ key, at, text }) => (
          <li key={key} className="border-s-2 border-line ps-3">
            <span className="block wrap-anywhere">{text}</span>
            <time dateTime={at} className="text-sm text-muted">
              {whenText(new Date(at), dates)}
            </time>
          </li>
        ))}
      </ol>
      <AuditLink tipo="usuario" id={person.id} />
    </Part>
  )
}

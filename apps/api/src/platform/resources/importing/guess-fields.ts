import { locales } from '@narthex/contract/locale'
import { normalize } from '../../documents/cell-values.ts'
import type { ImportRules } from './import-rules.ts'
import { findLabel, type RecordField } from './record-fields.ts'

/** Other names by which programs and people call the fields. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  titulo: ['nome', 'name', 'titulo do item', 'headline', 'titular', 'assunto', 'asunto', 'primeiro titulo'],
  resumo: ['descricao curta', 'subtitulo', 'chamada', 'excerpt', 'lead', 'sumario', 'descripcion corta'],
  corpo: ['conteudo', 'content', 'contenido', 'body', 'mensagem', 'materia', 'html'],
  autor: ['autoria', 'writer', 'professor', 'teacher', 'maestro'],
  imagem: ['foto', 'image', 'capa', 'picture', 'cover', 'portada'],
  data: ['dia', 'day', 'primeiro dia', 'first day', 'primer dia', 'date', 'fecha'],
  dataPublicacao: ['data', 'date', 'fecha', 'data de publicacao', 'publicado em', 'publicado el', 'publish date'],
  referencia: ['referencia', 'texto biblico', 'bible passage', 'passage', 'versiculo'],
  idExterno: ['id externo', 'external id', 'id', 'codigo externo', 'id_externo'],
  nome: ['titulo', 'title', 'nombre', 'name', 'nome completo'],
  horario: ['horario', 'hora de inicio', 'start time', 'time', 'hora'],
  local: ['lugar', 'place', 'location', 'sala', 'room', 'onde'],
  telefone: ['celular', 'fone', 'whatsapp', 'mobile', 'movil', 'tel'],
  title: ['nome', 'musica', 'louvor', 'song', 'cancao', 'cancion', 'titulo da musica', 'song title'],
  author: ['artista', 'artist', 'autores', 'compositor', 'composer', 'writers', 'interprete'],
  tone: ['tom', 'key', 'tono', 'tonalidade'],
  cifra: ['letra', 'lyrics', 'letra e cifra', 'acordes', 'chords', 'chordpro', 'chord chart', 'texto', 'text'],
  code: ['numero', 'number', 'ccli', 'ccli number', 'no', 'nº'],
  group: ['hinario', 'hymnal', 'himnario', 'coletanea', 'album', 'livro', 'songbook'],
  theme: ['themes', 'temas', 'tags', 'assunto'],
  duracaoMinutos: ['duracao', 'duration', 'duracion', 'length (min)', 'minutos', 'minutes'],
  url: ['endereco', 'address', 'site', 'link', 'enlace'],
  descricao: ['detalhes', 'details', 'detalles', 'texto'],
  pregador: ['speaker', 'preletor', 'orador', 'preacher'],
}

interface Ruled {
  readonly importRules?: ImportRules
}

/** The names of a field by which columns are known, in the order of how sure they are. */
function listNames(field: RecordField, heads: ImportRules['heads'] = {}): string[] {
  const labels = locales.map((locale) => findLabel(field, locale))
  const others = [...(heads[field.name] ?? []), ...(synonyms[field.name] ?? [])].map((name) =>
    field.language ? `${name} (${field.language})` : name,
  )
  return [...labels, field.path, ...(field.language ? [`${field.name} (${field.language})`] : []), ...others].map(
    normalize,
  )
}

/** All heads that columns of a kind may have. */
export const listHeads = (fields: readonly RecordField[], { importRules: rules }: Ruled = {}): string[] => [
  ...fields.flatMap((field) => listNames(field, rules?.heads)),
  ...(rules?.sources ?? []).flatMap((source) => Object.keys(source.fields)),
]

/** The field of each column by its head, each field once but for those of many columns; null where no field is called so. */
export function guessFields(
  heads: readonly string[],
  fields: readonly RecordField[],
  { importRules: rules }: Ruled = {},
): (string | null)[] {
  const found = new Map<number, string>()
  const columns = heads.map((head) => normalize(head).replace(/\*$/, '').trimEnd())
  const known = fields.map((field) => ({ path: field.path, names: listNames(field, rules?.heads) }))
  const longest = Math.max(0, ...known.map(({ names }) => names.length))
  // The surest names of all fields come before the second surest.
  for (let rank = 0; rank < longest; rank += 1) {
    for (const { path, names } of known) {
      const name = names[rank]
      const at = columns.findIndex((column, i) => column !== '' && column === name && !found.has(i))
      if (at >= 0 && (rules?.manyColumns.has(path) || ![...found.values()].includes(path))) found.set(at, path)
    }
  }
  return heads.map((_, at) => found.get(at) ?? null)
}

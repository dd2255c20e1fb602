import { locales } from '@narthex/contract/locale'
import { iso31661 } from 'iso-3166'
import { normalize } from '../../../platform/documents/cell-values.ts'

/* What programs and people write in the columns of people. */

type Words = Readonly<Record<string, readonly string[]>>

/** Words of each value; those below `''` say nothing of a person. */
function toIndex(words: Words): Readonly<Record<string, string | null>> {
  const entries = Object.entries(words).flatMap(([value, own]) =>
    [value, ...own].map((word) => [normalize(word), value === '' ? null : value] as const),
  )
  return Object.fromEntries(entries)
}

const unknown = [
  '-',
  '--',
  'n/a',
  'não informado',
  'desconhecido',
  'unknown',
  'unspecified',
  'unassigned',
  'no informado',
]

const yes = ['true', 'yes', 'sim', 'si', 'sí', 'x', '1']
const no = ['false', 'no', 'não', '0']

/** Countries by their names in the languages of the product. */
function countryWords(): Readonly<Record<string, string>> {
  const names = locales.map((locale) => new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' }))
  const words: Record<string, string> = {}
  for (const { alpha2: code } of iso31661)
    for (const name of [code, ...names.map((own) => own.of(code) ?? '')]) if (name) words[normalize(name)] = code
  return { ...words, usa: 'US', uk: 'GB', eua: 'US' }
}

export const personValues = {
  situacao: toIndex({
    MEMBRO: [
      'membro ativo',
      'membro comungante',
      'member',
      'active member',
      'miembro',
      'miembro activo',
      'staff',
      'leader',
    ],
    FREQUENTADOR: [
      'frequentante',
      'congregado',
      'regular',
      'attender',
      'attendee',
      'regular attender',
      'regular attendee',
      'participant',
      'asistente',
      'asistente regular',
    ],
    VISITANTE: ['visita', 'visitor', 'guest', 'first time guest', 'first time visitor', 'new', 'visitante nuevo'],
    INATIVO: [
      'inativa',
      'inactive',
      'inactivo',
      'former member',
      'former attender',
      'ex-membro',
      'desligado',
      'transferido',
      'falecido',
      'deceased',
      'moved',
    ],
    '': ['ativo', 'ativa', 'active', 'activo', 'activa', 'in progress', ...unknown],
  }),
  sexo: toIndex({
    MASCULINO: ['m', 'masc', 'homem', 'male', 'man', 'hombre', 'h', 'boy', 'menino'],
    FEMININO: ['f', 'fem', 'mulher', 'female', 'woman', 'femenino', 'mujer', 'girl', 'menina'],
    '': unknown,
  }),
  estadoCivil: toIndex({
    SOLTEIRO: ['solteira', 'solteiro(a)', 'single', 'never married', 'soltero', 'soltera', 'soltero/a'],
    CASADO: ['casada', 'casado(a)', 'married', 'casado/a', 'separado', 'separada', 'separated'],
    DIVORCIADO: ['divorciada', 'divorciado(a)', 'divorced', 'divorciado/a'],
    VIUVO: ['viúva', 'viúvo', 'viúvo(a)', 'widowed', 'widow', 'widower', 'viudo', 'viuda'],
    UNIAO_ESTAVEL: ['união estável', 'unión libre', 'partnered', 'domestic partnership'],
    MORANDO_JUNTO: ['mora junto', 'morando junto', 'amasiado', 'engaged living together'],
    '': ['engaged', 'noivo', 'noiva', 'other', 'outro', 'otro', ...unknown],
  }),
  papelDomicilio: toIndex({
    // A spouse is no guardian of each child: the office says so where it is meant.
    RESPONSAVEL: [
      'responsável',
      'guardian',
      'parent',
      'pai',
      'mãe',
      'padre',
      'madre',
      'head',
      'head of household',
      'chefe',
      'cabeza de familia',
    ],
    ADULTO: ['adulta', 'adult', 'spouse', 'cônjuge', 'conjuge', 'marido', 'esposa', 'esposo', 'wife', 'husband'],
    CRIANCA: ['criança', 'child', 'filho', 'filha', 'son', 'daughter', 'hijo', 'hija', 'niño', 'niña', ...yes],
    OUTRO: ['outro', 'outra', 'other', 'otro', 'otra', 'visitor', 'relative', 'parente'],
    '': [...no, ...unknown],
  }),
  pais: countryWords(),
  papelGrupo: toIndex({
    LIDER: ['líder', 'leader', 'coordenador', 'coordenadora', 'coordinador', 'coordinadora'],
    AUXILIAR: ['vice', 'vice-líder', 'assistant', 'co-leader', 'asistente', 'anfitrião', 'host', 'anfitrión'],
    MEMBRO: ['member', 'miembro', 'participante', 'participant'],
    '': unknown,
  }),
} as const

/** Names of columns, besides those that are common to all kinds. */
export const personHeads: Readonly<Record<string, readonly string[]>> = {
  nome: [
    'primeiro nome',
    'first name',
    'given name',
    'full name',
    'nombre completo',
    'nombres',
    'membro',
    'pessoa',
    'name',
  ],
  sobrenome: ['last name', 'surname', 'family name', 'apellido', 'apellidos', 'ultimo nome'],
  telefone: [
    'telefone celular',
    'mobile phone',
    'mobile phone number',
    'cell phone',
    'cell',
    'phone',
    'phone number',
    'telefono',
    'telefono movil',
    'telefone 1',
    'home phone',
    'telefone residencial',
    'telefone fixo',
    'telefone 2',
  ],
  email: ['email', 'e-mail', 'e mail', 'email address', 'correo', 'correo electronico', 'home email', 'mail'],
  dataNascimento: [
    'nascimento',
    'data nascimento',
    'data de nasc.',
    'dt nascimento',
    'nasc',
    'birthdate',
    'birth date',
    'birthday',
    'date of birth',
    'dob',
    'nacimiento',
    'aniversario',
  ],
  sexo: ['genero', 'gender', 'sex'],
  estadoCivil: ['marital status', 'civil status'],
  situacao: ['vinculo', 'status', 'membership', 'membership status', 'tipo', 'tipo de membro', 'membresia', 'estado'],
  idCongregacao: ['campus', 'sede', 'unidade', 'igreja', 'congregation', 'sitio'],
  visitanteDesde: ['data da visita', 'primeira visita', 'first visit', 'primera visita'],
  membroDesde: [
    'membro desde',
    'data de membresia',
    'member since',
    'membership date',
    'join date',
    'miembro desde',
    'admissao',
  ],
  flagBatizado: ['batizado', 'batizada', 'baptized', 'baptised', 'bautizado'],
  dataBatismo: [
    'data do batismo',
    'data de batismo',
    'batismo',
    'baptism date',
    'date of baptism',
    'fecha de bautismo',
  ],
  comoChegou: ['origem', 'como conheceu', 'source', 'how did you hear about us'],
  anotacao: ['observacoes', 'observacao', 'obs', 'notas', 'notes', 'note'],
  idDomicilio: ['household id', 'id da familia', 'family id', 'codigo familia', 'id familia'],
  domicilio: ['household', 'household name', 'family', 'nome da familia', 'nome familia', 'hogar', 'domicilio'],
  papelDomicilio: ['household role', 'family role', 'parentesco', 'papel familiar', 'rol familiar', 'relacao familiar'],
  logradouro: [
    'rua',
    'endereco',
    'logradouro',
    'street',
    'street address',
    'address',
    'calle',
    'direccion',
    'domicilio residencial',
  ],
  numero: ['no', 'nº', 'numero da casa', 'street number'],
  complemento: ['apto', 'apartamento', 'address line 2', 'address 2', 'apt'],
  bairro: ['neighborhood', 'neighbourhood', 'barrio', 'colonia', 'distrito'],
  cidade: ['city', 'town', 'ciudad', 'municipio', 'localidad'],
  estado: ['uf', 'state', 'province', 'provincia', 'region'],
  cep: ['zip', 'zip code', 'postal code', 'postcode', 'codigo postal', 'cp'],
  pais: ['country', 'pais'],
  grupos: ['grupo', 'celula', 'celulas', 'pequeno grupo', 'group', 'small group', 'group name', 'grupo pequeno'],
  papelGrupo: ['funcao no grupo', 'papel na celula', 'role in group', 'funcion en el grupo'],
}

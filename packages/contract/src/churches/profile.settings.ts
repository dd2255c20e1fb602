import * as z from 'zod/mini'
import { filled, id } from '../fields.ts'
import { defineSettings } from '../resources/settings.ts'
import { languageTag } from '../validation/language-tag.ts'
import { email } from '../validation/text.ts'
import { timeZone } from '../validation/time-zone.ts'
import { versionOrNone } from '../versions.ts'
import { churchSchema } from './church.schemas.ts'
import { hasWholePoint } from './point.ts'

const shown = churchSchema.shape
const maxPhotos = 30

const fields = z.strictObject({
  nome: filled(200),
  descricao: shown.descricao,
  historia: shown.historia,
  /** Photos; the first one is the face of the site. */
  imagens: shown.imagens.check(z.maxLength(maxPhotos)),
  telefone: shown.telefone,
  email: z.nullable(email),
  endereco: shown.endereco,
  latitude: shown.latitude,
  longitude: shown.longitude,
  redesSociais: shown.redesSociais,
  /** A BCP 47 tag: `pt-BR`. */
  idioma: languageTag,
  fusoHorario: timeZone,
  facebookPixelCode: shown.facebookPixelCode,
  urlPoliticaPrivacidade: shown.urlPoliticaPrivacidade,
  flagChatBot: shown.flagChatBot,
})
const form = fields.check(hasWholePoint)

const row = z.extend(fields, {
  versao: versionOrNone,
  id,
  /* What the operator decides. */
  codigo: shown.codigo,
  slug: shown.slug,
  slugOrganizacao: shown.slugOrganizacao,
  codigoPlano: shown.codigoPlano,
  flagAtivo: shown.flagAtivo,
  dataCadastro: shown.dataCadastro,
})
export type Profile = z.output<typeof row>

export const churchProfile = defineSettings({
  name: 'igreja',
  path: '/escritorio/perfil/',
  isPublic: true,
  pages: { INICIO: '/', SOBRE: '/about' },
  may: { read: 'settings', write: 'settings' },
  form,
  example: {
    nome: 'Igreja da Videira',
    descricao: 'De portas abertas desde 1948.',
    historia: null,
    imagens: [],
    telefone: '+55 11 5555-0101',
    email: 'ola@videira.example.org',
    endereco: null,
    latitude: null,
    longitude: null,
    redesSociais: { instagram: 'https://instagram.com/videira' },
    idioma: 'pt-BR',
    fusoHorario: 'America/Sao_Paulo',
    facebookPixelCode: null,
    urlPoliticaPrivacidade: null,
    flagChatBot: false,
  },
  row,
  /** A history of 50,000 characters. */
  bodyBytes: 512 * 1024,
  calls: {
    get: { id: 'getChurchProfile', summary: 'What the church says of itself, and what the operator decided of it' },
    set: { id: 'setChurchProfile', summary: 'Replaces what the church says of itself', act: 'CHURCH_SET' },
    history: { id: 'listChurchProfileChanges', summary: 'What was changed of the profile, the newest first' },
  },
})

import { randomUUID } from 'node:crypto'
import { bibleChoice } from '@narthex/contract/bible/bible-choice.settings'
import { moduleCodes } from '@narthex/contract/church-codes'
import { banners } from '@narthex/contract/churches/banner.resource'
import { congregations } from '@narthex/contract/churches/congregation.resource'
import { churchEmbedding } from '@narthex/contract/churches/embedding.settings'
import { churchHome } from '@narthex/contract/churches/home.settings'
import { churchLook } from '@narthex/contract/churches/look.settings'
import { menuItems } from '@narthex/contract/churches/menu.resource'
import { churchModules } from '@narthex/contract/churches/modules.settings'
import { pastors } from '@narthex/contract/churches/pastor.resource'
import { churchPrivacy } from '@narthex/contract/churches/privacy.settings'
import { churchProfile } from '@narthex/contract/churches/profile.settings'
import { churchSender } from '@narthex/contract/churches/sender.settings'
import { services } from '@narthex/contract/churches/service.resource'
import { churchStart } from '@narthex/contract/churches/start.settings'
import { classes } from '@narthex/contract/content/class.resource'
import { courses } from '@narthex/contract/content/course.resource'
import { devotionals } from '@narthex/contract/content/devotional.resource'
import { lessons } from '@narthex/contract/content/lesson.resource'
import { ministries } from '@narthex/contract/content/ministry.resource'
import { news } from '@narthex/contract/content/news.resource'
import { projects } from '@narthex/contract/content/project.resource'
import { publications } from '@narthex/contract/content/publication.resource'
import { publicationTypes } from '@narthex/contract/content/publication-type.resource'
import { studies } from '@narthex/contract/content/study.resource'
import { studySettings } from '@narthex/contract/content/study.settings'
import { studySeries } from '@narthex/contract/content/study-series.resource'
import { officeGroups } from '@narthex/contract/groups/office-group.resource'
import { episodes } from '@narthex/contract/media/episode.resource'
import { library } from '@narthex/contract/media/library.resource'
import { podcastShow } from '@narthex/contract/media/podcast-show.settings'
import { videos } from '@narthex/contract/media/video.resource'
import { videoChannel } from '@narthex/contract/media/video-channel.settings'
import { directorySettings } from '@narthex/contract/people/directory.settings'
import { households } from '@narthex/contract/people/household.resource'
import { people } from '@narthex/contract/people/person.resource'
import { playTag } from '@narthex/contract/play/tag.resource'
import { songs } from '@narthex/contract/praise/song.resource'
import type { Resource } from '@narthex/contract/resources/resource'
import type { Settings } from '@narthex/contract/resources/settings'
import { scheduled } from '@narthex/contract/schedule/series.resource'
import { churchProducts } from '@narthex/contract/third-parties/products.settings'
import { customFields } from '@narthex/contract/users/custom-field.resource'

type Fields = Readonly<Record<string, unknown>>
type Verb = keyof Resource['calls']

/** The kinds of reading content. */
export const contentKinds: readonly Resource[] = [
  news,
  devotionals,
  ministries,
  projects,
  courses,
  classes,
  lessons,
  publicationTypes,
  publications,
  studySeries,
  studies,
]

/** The kinds of record that are declared. What the tests over all endpoints have to know of their calls follows from them. */
export const kinds: readonly Resource[] = [
  library,
  ...contentKinds,
  playTag,
  videos,
  songs,
  scheduled,
  officeGroups,
  episodes,
  menuItems,
  banners,
  pastors,
  congregations,
  services,
  people,
  households,
  customFields,
]
/** The settings that are declared. */
export const allSettings: readonly Settings[] = [
  podcastShow,
  churchProfile,
  churchModules,
  churchLook,
  churchHome,
  churchStart,
  videoChannel,
  studySettings,
  bibleChoice,
  churchEmbedding,
  churchPrivacy,
  churchProducts,
  churchSender,
  directorySettings,
]

/** Makes a value for each call of a verb, by the id of the call. */
function forCalls<T>(makers: Partial<Record<Verb, (kind: Resource) => T | undefined>>): Record<string, T> {
  const verbs = Object.entries(makers) as [Verb, (kind: Resource) => T | undefined][]
  return Object.fromEntries(
    kinds.flatMap((kind) => verbs.flatMap(([verb, make]) => toEntry(kind.calls[verb]?.id, make(kind)))),
  )
}

const toEntry = <T>(id: string | undefined, value: T | undefined): [string, T][] =>
  id === undefined || value === undefined ? [] : [[id, value]]

// Pictures and files by their addresses: they are no files here.
const withoutFiles = ({ form }: Pick<Resource, 'form'>) =>
  Object.fromEntries(['imagem', 'arquivo'].flatMap((field) => (field in form.shape ? [[field, null]] : [])))
const otherVersion = (kind: Resource) => () => ({ ...withoutFiles(kind), versao: 999 })

const lastId = 2_147_483_647
const unknownRow = () => () => ({ id: lastId })
const unknownBatch = () => () => ({ loteId: lastId })
const unknownImport = () => () => ({ importacaoId: lastId })
/** Fields that a record cannot be without. */
const importedFields = ({ list, example }: Resource) => [
  ...list.search.slice(0, 1),
  ...('resumo' in example ? ['resumo'] : []),
]
/** A table with one record that no church has. */
const table = (kind: Resource) => () => {
  const columns = importedFields(kind)
  const cells = columns.map(() => `Da tabela ${randomUUID()}`)
  return { arquivo: new File([`${columns.join(';')}\n${cells.join(';')}\n`], 'tabela.csv') }
}
const mapping = (kind: Resource) => () => ({
  ...unknownImport()(),
  campos: importedFields(kind),
  chave: importedFields(kind).slice(0, 1),
})

const forSettings = <T>(make: (settings: Settings) => T): Record<string, T> =>
  Object.fromEntries(allSettings.map((settings) => [settings.calls.set.id, make(settings)]))

/** Values with which no call changes the seeded records: of a version, or of an id, that no church has. */
export const kindCalls: Readonly<Record<string, () => Fields>> = {
  ...forCalls<() => Fields>({
    add: (kind) => () => withoutFiles(kind),
    set: otherVersion,
    publish: otherVersion,
    withdraw: otherVersion,
    remove: unknownRow,
    put: (kind) => () => ({ ...withoutFiles(kind), idExterno: randomUUID() }),
    saveDraft: otherVersion,
    schedule: otherVersion,
    restoreVersion: otherVersion,
    publishLanguage: otherVersion,
    withdrawLanguage: otherVersion,
    restore: unknownRow,
    purge: unknownRow,
    runBulk: () => () => ({ selecao: { ids: [lastId] } }),
    getBulk: unknownBatch,
    listBulkRows: unknownBatch,
    cancelBulk: unknownBatch,
    undoBulk: unknownBatch,
    previewImport: table,
    mapImport: mapping,
    runImport: unknownImport,
    getImport: unknownImport,
    listImportRows: unknownImport,
    decideImportRow: unknownImport,
    exportImportRows: unknownImport,
    cancelImport: unknownImport,
    undoImport: unknownImport,
  }),
  ...forSettings((settings) => () => ({ ...withoutFiles(settings), versao: 999 })),
}

/** The kind whose seeded record has a draft, and its first version. */
const draftedKind: Resource = news

const overtaken = () => ({ code: 'CHANGED_MEANWHILE', reason: 'the version is known only after it is read' })

const unnamed = () => ({ code: 'NOT_FOUND', reason: 'the id is known only after it was added' })

/** How the calls with these values end. */
export const kindRefusals = {
  ...forCalls({
    set: overtaken,
    publish: overtaken,
    withdraw: overtaken,
    remove: unnamed,
    saveDraft: overtaken,
    discardDraft: (kind) => (kind === draftedKind ? overtaken() : undefined),
    getVersion: (kind) => (kind === draftedKind ? undefined : unnamed()),
    schedule: overtaken,
    restoreVersion: overtaken,
    publishLanguage: overtaken,
    withdrawLanguage: overtaken,
    restore: unnamed,
    purge: unnamed,
    getBulk: unnamed,
    listBulkRows: unnamed,
    cancelBulk: unnamed,
    undoBulk: unnamed,
    mapImport: unnamed,
    runImport: unnamed,
    getImport: unnamed,
    listImportRows: unnamed,
    decideImportRow: unnamed,
    exportImportRows: unnamed,
    cancelImport: unnamed,
    undoImport: unnamed,
    setView: unnamed,
    removeView: unnamed,
    order: () => ({ code: 'CHANGED_MEANWHILE', reason: 'the order is known only after it is read' }),
  }),
  ...forSettings(overtaken),
}

const after =
  (verb: Verb, names: Readonly<Record<string, string>> = { id: 'id' }) =>
  (kind: Resource) => {
    const made = kind.calls[verb]?.id
    return made === undefined ? undefined : { made, names }
  }
const afterRemoval = (kind: Resource) => (kind.calls.add ? after('remove', {})(kind) : undefined)
const afterBatch = after('runBulk', { loteId: 'id' })
const afterLook = after('previewImport', { importacaoId: 'id' })
const afterView = after('addView', { visaoId: 'id' })

/** The call that makes what another one changes; files are added by uploads. */
export const kindBeginnings = forCalls({
  set: after('add'),
  remove: after('add'),
  publish: after('add'),
  withdraw: after('publish'),
  copy: after('add'),
  saveDraft: (kind) => {
    const beginning = after('add')(kind)
    const retyped = ({ paiId }: Fields) => ({
      ...kind.example,
      ...retitled(kind),
      ...(paiId !== undefined && { paiId }),
    })
    return beginning && { ...beginning, make: (row: Fields) => ({ formulario: retyped(row) }) }
  },
  discardDraft: after('add'),
  schedule: after('add'),
  unschedule: after('schedule', {}),
  presence: after('add'),
  publishLanguage: after('add'),
  withdrawLanguage: after('publishLanguage'),
  restore: afterRemoval,
  purge: afterRemoval,
  runBulk: (kind) => {
    const beginning = after('add')(kind)
    return beginning && { ...beginning, make: ({ id }: Fields) => ({ selecao: { ids: [id] } }) }
  },
  undoBulk: afterBatch,
  cancelBulk: afterBatch,
  mapImport: afterLook,
  runImport: afterLook,
  cancelImport: afterLook,
  undoImport: after('runImport', { importacaoId: 'id' }),
  setView: afterView,
  removeView: afterView,
  order: after('add', {}),
})

/** Calls that keep what is no record: drafts of what is live, who has what open, own views; and those that only count. */
export const kindCallsWithoutAct: Readonly<Record<string, string>> = forCalls({
  discardDraft: () => 'drops what was never live',
  presence: () => 'tells that an editor is open',
  previewBulk: () => 'counts what an act would change',
  cancelBulk: () => 'ends what was written down when it began',
  previewImport: () => 'reads a table and writes no record',
  mapImport: () => 'says how a table is read',
  cancelImport: () => 'ends what was written down when it began',
  addView: () => 'keeps a view of one person',
  setView: () => 'changes a view of one person',
  removeView: () => 'removes a view of one person',
})

/** Calls that write to a table of pages what no page shows. */
export const kindsShownNowhere: Readonly<Record<string, string>> = forCalls({
  purge: () => 'what lies in the trash is shown nowhere',
  saveDraft: () => 'a draft is live once it is published',
})

/** Acts that change no field of a record that is there. */
export const kindActsWithoutHistory: Readonly<Record<string, string>> = forCalls({
  unschedule: () => 'the moment is that of a draft',
  purge: () => 'the record was gone for its readers before',
})

/** Calls that cannot be made to succeed by their examples. */
export const kindCallsNotTried: Readonly<Record<string, string>> = forCalls({
  restoreVersion: () => 'the version is named by a list alone',
  decideImportRow: () => 'the row of the example is not doubtful',
})

/** The kinds that are put in order, by the call that does it. */
export const orderedKinds: Readonly<Record<string, Resource>> = forCalls({ order: (kind) => kind })

/** A value that changes the record of the example: of the text that lists search first. */
export const kindChanges: Readonly<Record<string, () => Fields>> = {
  ...forCalls<() => Fields>({
    set: (kind) => () => retitled(kind),
    add: (kind) => () => (kind.calls.publishLanguage ? { traducoes: { en: pickWords(kind) } } : {}),
  }),
  // With fewer the calls of the others would be gone.
  [churchModules.calls.set.id]: () => ({ modulos: moduleCodes }),
  [churchLook.calls.set.id]: () => ({ corApp: '#2f6f5e' }),
  [churchHome.calls.set.id]: () => ({ secoes: [] }),
  [churchEmbedding.calls.set.id]: () => ({ hosts: ['outro.example.org'] }),
  [churchPrivacy.calls.set.id]: () => ({
    pt: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Guardamos pouco.' }] }] },
  }),
  [churchProducts.calls.set.id]: () => ({ volutsModo: 'DESLIGADO' }),
  [churchStart.calls.set.id]: () => ({ passos: [] }),
  [directorySettings.calls.set.id]: () => ({ campos: ['TELEFONE'] }),
  [podcastShow.calls.set.id]: () => ({ titulo: 'Outro' }),
  [videoChannel.calls.set.id]: () => ({ serie: 'Outra', flagAtivo: false }),
  [studySettings.calls.set.id]: () => ({ flagConteudoPublico: false }),
}

const wordsInLanguages = ['titulo', 'resumo', 'corpo', 'referencia']
const pickWords = ({ example }: Resource) =>
  Object.fromEntries(Object.entries(example).filter(([field]) => wordsInLanguages.includes(field)))

const retitled = ({ list }: Resource) => Object.fromEntries(list.search.slice(0, 1).map((field) => [field, 'Outro']))

/** Names a seeded record in the calls of its kind, and what it is a part of in those that write it. */
export function nameRecord(kind: Resource, id: number, paiId?: number): Record<string, Record<string, number>> {
  const { calls } = kind
  const named = [
    'get',
    'set',
    'publish',
    'withdraw',
    'history',
    'copy',
    'getDraft',
    'saveDraft',
    'discardDraft',
  ] as const
  const alsoNamed = ['schedule', 'unschedule', 'listVersions', 'getVersion', 'restoreVersion', 'presence'] as const
  const verbs: readonly Verb[] = [...named, ...alsoNamed, 'publishLanguage', 'withdrawLanguage']
  const parent = paiId === undefined ? {} : { paiId }
  const written: readonly Verb[] = paiId === undefined ? [] : ['add', 'put']
  return Object.fromEntries([
    ...verbs.flatMap((verb) => toEntry(calls[verb]?.id, { id, ...parent })),
    ...written.flatMap((verb) => toEntry(calls[verb]?.id, parent as Record<string, number>)),
  ])
}

/** The calls of all kinds by some of their verbs. */
export const listKindCalls = (...verbs: readonly Verb[]): string[] =>
  kinds.flatMap(({ calls }) => verbs.flatMap((verb) => calls[verb]?.id ?? []))

/** Calls that drop nothing where there is no draft. */
export const emptyDiscards: readonly string[] = kinds.flatMap((kind) =>
  kind === draftedKind ? [] : (kind.calls.discardDraft?.id ?? []),
)

import { expect, it } from 'vitest'
import { servedEndpoints } from './testing/served-endpoints.ts'

/** The words in addresses by which a call belongs to a module that a church may not have. */
const moduleWords = /[/-](celula|oracao|estudo|ebd|noticia|publicacao|devocional|evento|transmissao)\b/

/** Calls that check the module themselves, or that a church without it may make too. */
const withoutGate = {
  listGroups: 'the reader’s own groups answer 401 before the module is looked at',
  listDevotionals: 'the lists of content check their modules together',
  withdrawRequest: 'a request made before the church gave up the module can be withdrawn',
  removePrayer: 'a prayer written before the church gave up the module can be removed',
  getStudySettings: 'settings of staff',
  listChatPrayers: 'prayers of a chat, which the module of live services leads to',
  attendChatPrayer: 'prayers of a chat, which the module of live services leads to',
}

/** The state of a record, of any kind. */
const published = /(?<=\{(?:id|idioma)\})\/publicacao$/

it('each call of a module asks for the module, or says why not', () => {
  const ungated = servedEndpoints
    .filter(({ path, module }) => moduleWords.test(path.replace(published, '')) && !module)
    .map(({ id }) => id)
  expect(ungated.sort()).toEqual(Object.keys(withoutGate).sort())
})

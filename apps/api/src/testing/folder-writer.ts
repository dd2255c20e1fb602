import { foundChurch } from '../modules/churches/churches.editing.service.ts'
import { announce } from '../modules/notifications/notifications.service.ts'
import { createPlatform } from '../platform/platform.ts'
import { openEmbeddedStorage } from '../platform/storage.ts'
import { ChurchScope } from '../platform/tenancy/scope.ts'
import { silentLog } from './test-platform.ts'

/* A process of its own, for tests that kill it: writes announcements and says the title of each once it is written. */
const { database, bus } = await openEmbeddedStorage({ folder: process.argv[2] ?? '' })
const platform = createPlatform({ database, bus, log: silentLog, publicUrl: 'http://narthex.test', cacheMegabytes: 1 })
const farol = {
  codigo: 'farol',
  slug: 'farol',
  nome: 'Farol',
  idioma: 'pt-BR',
  fusoHorario: 'UTC',
  organizacao: null,
  hosts: [],
}
const known = await platform.directory.byHost('farol.narthex.test')
const church = ChurchScope.is(known) ? known : await foundChurch(platform, farol)

const plain = { corpo: 'a', tipo: null, idEntidadeRelacionada: null }
for (let number = 1; ; number++) {
  const titulo = `${process.pid}-${number}`
  await announce(platform, church, { ...plain, titulo, dataCadastro: new Date() })
  process.stdout.write(`${titulo}\n`)
}

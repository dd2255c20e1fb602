import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeChurch, foundChurch } from '@narthex/api/modules/churches/churches.editing.service'
import { createOwnCall } from '@narthex/api/platform/http/route'
import { plainChurch } from '@narthex/api/testing/plain-church'
import { workerPolicy } from '@narthex/server/http/security-headers'
import { clientFolder } from '@narthex/server/pages/page-renderer'
import { openProductHere } from './product-here.ts'

export interface EditableChurch {
  readonly address: string
  /** Renames the church as its editor would; returns once every reader gets the new name. */
  rename(nome: string): Promise<void>
  /** Publishes the service worker of another build from now on. */
  publishBuild(): void
  close(): Promise<void>
}

/** A product of the test's own with one church, which the test edits as its editor would. */
export async function openEditableChurch(): Promise<EditableChurch> {
  let build = 1
  const { platform, siteAddress, close } = await openProductHere((app) =>
    app.addHook('onRequest', async ({ url }, reply) => {
      if (url !== '/service-worker.js' || build === 1) return
      const script = await readFile(join(clientFolder, 'service-worker.js'), 'utf8')
      await reply.type('text/javascript').header('content-security-policy', workerPolicy).send(`${script}\n// ${build}`)
    }),
  )
  const church = await foundChurch(platform, plainChurch('tenda'))
  return {
    address: siteAddress('tenda'),
    rename: (nome) => describeChurch(createOwnCall(platform.transactions.at(church)), { nome }),
    publishBuild() {
      build++
    },
    close,
  }
}

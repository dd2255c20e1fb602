import * as media from '@narthex/contract/media/upload.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { storeFile } from './files.editing.service.ts'
import { listFiles, removeFile } from './files.service.ts'

export function fileRoutes(platform: Needs<'clock' | 'files' | 'jobs' | 'keys' | 'transactions'>): Route[] {
  return [
    route(media.uploadFile, async ({ church, body, actor, source }) => {
      const by = { accountId: actor.accountId, source }
      return ok(await storeFile(platform, church, { name: body.nome, bytes: body.arquivo, kind: body.tipo, by }))
    }),
    route(media.listFiles, async ({ query, ...call }) => ok(await listFiles(call, query))),
    route(media.removeFile, async ({ church, params, actor, source }) => {
      await removeFile(platform, church, { codigo: params.codigo, by: { accountId: actor.accountId, source } })
      return done
    }),
  ]
}

import * as media from '@narthex/contract/media/upload.endpoints'
import { done, ok, type Route, route } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { FileUseNeeds } from './file-uses.service.ts'
import { storeFile } from './files.editing.service.ts'
import { listFiles, removeFile } from './files.service.ts'

export function fileRoutes(platform: Needs<'files'> & FileUseNeeds): Route[] {
  return [
    route(media.uploadFile, async ({ body, ...call }) =>
      ok(await storeFile(platform, call, { name: body.nome, bytes: body.arquivo, kind: body.tipo })),
    ),
    route(media.listFiles, async ({ query, ...call }) => ok(await listFiles(call, query))),
    route(media.removeFile, async ({ params, ...call }) => {
      await removeFile(platform, call, params.codigo)
      return done
    }),
  ]
}

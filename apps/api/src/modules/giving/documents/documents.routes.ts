import * as documents from '@narthex/contract/giving/giving-documents.endpoints'
import { type Route, route, sendFile } from '../../../platform/http/route.ts'
import type { Needs } from '../../../platform/platform.ts'
import { getOwnReceipt, getOwnStatement, type NamedDocument } from './documents.service.ts'
import { exportMyGifts } from './gift-table.service.ts'

export function givingDocumentRoutes(platform: Needs<'domain'>): Route[] {
  return [
    route(documents.getGiftReceipt, async ({ params, query, ...call }) =>
      send(await getOwnReceipt(platform, call, params.codigo, query)),
    ),
    route(documents.getGivingStatement, async ({ params, query, ...call }) =>
      send(await getOwnStatement(platform, call, params.ano, query)),
    ),
    route(documents.exportMyGifts, async ({ query, ...call }) => {
      const { filename, content } = await exportMyGifts(call, query)
      return sendFile(filename, content)
    }),
  ]
}

const send = ({ filename, content }: NamedDocument) => sendFile(filename, content)

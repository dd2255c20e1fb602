import * as imports from '@narthex/contract/tickets/office-import.endpoints'
import { ok, type Route, route } from '../../../platform/http/route.ts'
import type { TicketNeeds } from '../registrations/ticket-needs.ts'
import { makeImportTemplate } from './import-template.service.ts'
import { importRegistrations } from './imports.service.ts'

/** How staff enter registrations from a table. */
export function registrationImportRoutes(platform: TicketNeeds): Route[] {
  return [
    route(imports.getImportTemplate, ({ params, ...call }) => makeImportTemplate(call, params.id)),
    route(imports.importRegistrations, async ({ params, body, ...call }) =>
      ok(await importRegistrations(platform, call, params.id, body)),
    ),
  ]
}

import { type ChurchIdentity, identityForm } from '@narthex/contract/churches/church.form'
import { isUniqueViolation } from '../../platform/database/unique-violation.ts'
import { conflict } from '../../platform/errors/domain-error.ts'
import { createOwnCall } from '../../platform/http/route.ts'
import { validate } from '../../platform/http/validate.ts'
import type { Platform } from '../../platform/platform.ts'
import type { ChurchScope } from '../../platform/scope/scope.ts'
import { edit } from '../../platform/work/edit.ts'
import { inOneTransaction } from '../../platform/work/one-transaction.ts'
import { updateChurch, updateNames } from './churches.editing.queries.ts'
import { addressRecord, churchRecord } from './churches.records.ts'
import { insertAddress, listAddresses } from './hosts.queries.ts'
import { toHostName } from './hosts.service.ts'
import { planServicesChanged } from './services-changed.service.ts'

/**
 * Changes what names a church, and by which language and clock it lives; fields left out stay. The address of a former code
 * goes on leading to the church (`removeHost` ends that); a former slug names it no more. Services of the week and
 * devotionals keep their hours in the new time zone; events and broadcasts keep their moments. Throws VALIDATION, and CONFLICT
 * for a code or slug that is taken.
 */
export async function changeIdentity(platform: Platform, church: ChurchScope, given: ChurchIdentity): Promise<void> {
  const { codigo = church.codigo, slug = church.slug, ...fields } = validate(identityForm, given)
  const isMoved = codigo !== church.codigo || slug !== church.slug
  await inOneTransaction(platform, async (within) => {
    const own = createOwnCall(within.transactions.at(church))
    if (isMoved) {
      await within.database.asOperator((tx) => updateNames(tx, church, { codigo, slug }))
      const plan = { act: 'CHURCH_MOVED', isPublic: true, records: [addressRecord()] } as const
      await edit(own, { ...plan, subject: { antes: church.codigo, codigo, slug } }, async ({ work }) => {
        const address = { tipo: 'CODIGO', nome: codigo, flagPrincipal: false } as const
        const isKnown = (await listAddresses(work)).some((each) => toHostName(each) === toHostName(address))
        if (!isKnown) await insertAddress(work, address)
        work.afterCommit({ hosts: [toHostName(address)] })
      })
    }
    if (Object.values(fields).every((value) => value === undefined)) return
    await edit(own, { act: 'CHURCH_SET', isPublic: true, records: [churchRecord()] }, async ({ work }) => {
      await updateChurch(work, fields)
      if (fields.fusoHorario !== undefined) await planServicesChanged(work)
    })
  }).catch((error: unknown) => {
    throw isUniqueViolation(error) ? conflict('The code or slug is already in use.') : error
  })
}

import { describe, expect, it } from 'vitest'
import { createOwnCall } from '../../../platform/http/route.ts'
import { setUpPayments } from '../../../testing/set-up-payments.ts'
import { readWholeDatabase, tablesWith } from '../../../testing/whole-database.ts'
import { reachGateway } from './gateway-calls.service.ts'
import { saveGatewayCredentials } from './settings.service.ts'

describe('the credentials of a church at a gateway', () => {
  const stage = setUpPayments()
  const { test } = stage

  it('are sealed, bound to the church and the gateway, and reach the gateway alone', async () => {
    const secret = 'aact_prod_canary'
    await saveGatewayCredentials(createOwnCall(test.platform.transactions.at(test.videira)), 'rehearsal', {
      apiKey: secret,
    })
    expect(tablesWith(await test.asOwner(readWholeDatabase), secret)).toEqual([])
    const seen: unknown[] = []
    const watched = stage.withGateway('rehearsal', (gateway) => ({
      ...gateway,
      create: (context, payment) => {
        seen.push(context.credentials)
        return gateway.create(context, payment)
      },
    }))
    await stage.start(await stage.order(5000), {}, watched)
    expect(seen).toEqual([{ apiKey: secret }])
    await test.asOwner((owner) =>
      owner.query(`insert into pagamento_credencial select ${test.farol.igrejaId}, gateway, dados, atualizada_em
        from pagamento_credencial where igreja_id = ${test.videira.igrejaId}`),
    )
    await expect(reachGateway(stage.needs, stage.needs.transactions.at(test.farol), 'rehearsal')).rejects.toThrow()
  })
})

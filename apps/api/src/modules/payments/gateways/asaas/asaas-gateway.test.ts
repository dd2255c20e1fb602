import { describe } from 'vitest'
import { openAsaasStage } from '../testing/asaas-fake.ts'
import { testGatewayContract } from '../testing/gateway-contract.ts'

describe('Asaas', () => {
  testGatewayContract(openAsaasStage)
})

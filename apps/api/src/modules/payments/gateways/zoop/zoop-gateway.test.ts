import { describe } from 'vitest'
import { testGatewayContract } from '../testing/gateway-contract.ts'
import { openZoopStage } from '../testing/zoop-fake.ts'

describe('Zoop', () => {
  testGatewayContract(openZoopStage)
})

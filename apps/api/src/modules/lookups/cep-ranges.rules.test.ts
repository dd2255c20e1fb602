import { brazilianStates } from '@narthex/contract/lookups/brazilian-states'
import { expect, it } from 'vitest'
import { stateOfCep } from './cep-ranges.rules.ts'

/** The postal code of a public place in each state, and the ends of ranges that lie within another state's. */
const places = {
  SP: '01001000',
  RJ: '20040020',
  ES: '29010002',
  MG: '30140071',
  BA: '40020000',
  SE: '49010000',
  PE: '50030230',
  AL: '57020050',
  PB: '58010000',
  RN: '59012360',
  CE: '60025000',
  PI: '64000040',
  MA: '65010000',
  PA: '66010000',
  AP: '68900073',
  AM: '69005140',
  RR: '69301110',
  AC: '69900062',
  DF: '70040010',
  GO: '74003010',
  RO: '76801059',
  TO: '77001002',
  MT: '78005370',
  MS: '79002010',
  PR: '80020310',
  SC: '88010400',
  RS: '90010150',
}

it('each state is found by a postal code of its capital', () => {
  expect(Object.keys(places).toSorted()).toEqual([...brazilianStates].toSorted())
  for (const [state, cep] of Object.entries(places)) expect(stateOfCep(cep), cep).toBe(state)
})

it.each([
  ['00999999', undefined],
  ['01000000', 'SP'],
  ['19999999', 'SP'],
  ['69299999', 'AM'],
  ['69399999', 'RR'],
  ['69400000', 'AM'],
  ['72799999', 'DF'],
  ['72800000', 'GO'],
  ['73000000', 'DF'],
  ['73700000', 'GO'],
  ['99999999', 'RS'],
])('%s lies in %s', (cep, state) => {
  expect(stateOfCep(cep)).toBe(state)
})

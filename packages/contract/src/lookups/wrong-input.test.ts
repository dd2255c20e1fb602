import { expect, it } from 'vitest'
import { findProblems } from '../testing/problems.ts'
import { findPlaceOfCep, findPlaceOfZip, listStates } from './place.endpoints.ts'

it.each(['5003023', '500302300', '../../admin'])('no place in Brazil is sought by %j', (cep) => {
  expect(findProblems(findPlaceOfCep.params, { cep })).toMatchObject([{ path: 'cep' }])
})

it.each([
  ['US', '..', 'zip'],
  ['US', '../admin', 'zip'],
  ['us', '05401', 'pais'],
  ['US', 'a  b', 'zip'],
  ['USA', '05401', 'pais'],
  ['US', '\0', 'zip'],
])('no place in %j is sought by %j', (pais, zip, path) => {
  expect(findProblems(findPlaceOfZip.params, { pais, zip })).toMatchObject([{ path }])
})

it.each(['U', '../'])('no states are listed of the country %j', (codigo) => {
  expect(findProblems(listStates.params, { codigo })).toMatchObject([{ path: 'codigo' }])
})

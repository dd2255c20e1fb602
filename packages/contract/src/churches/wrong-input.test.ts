import { expect, it } from 'vitest'
import { findQueryProblems } from '../testing/problems.ts'
import { listClients } from './church.endpoints.ts'

it.each([
  ['latitude=91&longitude=0', 'latitude'],
  ['latitude=0&longitude=-180.5', 'longitude'],
  ['latitude=here&longitude=0', 'latitude'],
])('no churches are sorted from a point that is none on Earth: %s', (point, path) => {
  expect(findQueryProblems(listClients, `organizacao=pomar&${point}`)).toMatchObject([{ path }])
})

it('churches are sorted from a point at the edge of the map', () => {
  expect(findQueryProblems(listClients, 'organizacao=pomar&latitude=-90&longitude=180')).toEqual([])
})

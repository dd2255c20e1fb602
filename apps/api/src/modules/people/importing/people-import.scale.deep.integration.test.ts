import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { people } from '@narthex/contract/people/person.resource'
import { longTableRows } from '@narthex/contract/resources/import-values'
import { describe, expect, it } from 'vitest'
import { setUpChurches } from '../../../testing/set-up.ts'
import { everyDatabase } from '../../../testing/test-platform.ts'

/** Promised for a quiet machine of two cores (decision 0248). Tests share their machine: they allow twice as much. */
const promised = { wholeMs: 180_000, megabytes: 200 }
const share = 2
const names = ['Ana', 'João', 'Maria', 'José', 'Débora', 'Lucas', 'Rute', 'Paulo', 'Ester', 'Davi']
const families = ['Silva', 'Souza', 'Conceição', 'Prado', 'Lima', 'Araújo', 'Rocha', 'Nunes', 'Melo', 'Barros']

/** A file of Planning Center with families of three, who share a telephone. */
function writeTable(): string {
  const heads =
    'Person ID,First Name,Last Name,Birthdate,Gender,Marital Status,Status,Membership,Home Address City,Mobile Phone Number,Home Email,Household ID,Household Name'
  const rows = Array.from({ length: longTableRows }, (_, n) => {
    const house = Math.floor(n / 3)
    // Some five people of a name.
    const [name, family] = [
      names[n % 10],
      `${families[house % 10]} ${families[Math.floor(house / 10) % 10]} ${house % 97}`,
    ]
    const born = `${1 + (n % 12)}/${1 + (n % 28)}/${1940 + (n % 80)}`
    const phone = `+55 11 9${String(1000 + (house % 9000))}-${String(1000 + (house % 8999))}`
    const facts = n % 2 === 0 ? 'Male,Single' : 'Female,Married'
    return `${n},${name},${family},${born},${facts},active,Member,Recife,${phone},p${n}@example.org,${house},${family}`
  })
  return `${heads}\n${rows.join('\n')}\n`
}

describe.each(everyDatabase())(`a table of ${longTableRows} people on the %s database`, (kind) => {
  const test = setUpChurches({ farol: {} }, { kind })

  it('is looked through and written within the promised time and memory, and doubles no one', async () => {
    const office = await test.join({ roles: ['ROLE_ADMIN'] })
    const call = (method: 'GET' | 'POST', own: string, body?: object) =>
      test.call(method, `${people.path}${own}`, { office, ...(body && { body }) })
    const form = new FormData()
    form.append('arquivo', new File([writeTable()], 'people.csv'))
    form.append('nome', 'people.csv')
    // Only what is still in use counts: how much else lies about is the engine's choice.
    setFlagsFromString('--expose-gc')
    const collect = runInNewContext('gc') as () => void
    const measure = () => {
      collect()
      const { heapUsed, external } = process.memoryUsage()
      return (heapUsed + external) / 1e6
    }
    const [before, begun] = [measure(), performance.now()]
    let megabytes = 0
    const watch = setInterval(() => {
      megabytes = Math.max(megabytes, measure() - before)
    }, 1500)
    const { id } = (await call('POST', 'importacao/', form)).body
    await test.runJobs()
    const looked = performance.now() - begun
    expect((await call('GET', `importacao/${id}`)).body.linhas).toEqual({ NOVA: longTableRows })
    await call('POST', `importacao/${id}/execucao`)
    await test.runJobs()
    const whole = performance.now() - begun
    clearInterval(watch)
    expect((await call('GET', `importacao/${id}`)).body).toMatchObject({ feitos: longTableRows, recusados: 0 })
    expect((await call('GET', '?limit=1')).body.total).toBe(longTableRows + 1)
    const measured = JSON.stringify({ lookedMs: Math.round(looked), wholeMs: Math.round(whole), megabytes })
    expect(whole, measured).toBeLessThan(promised.wholeMs * share)
    expect(megabytes, measured).toBeLessThan(promised.megabytes)
  })
})

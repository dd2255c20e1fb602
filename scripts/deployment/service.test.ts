import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'

const readUnit = (name: string) => readFileSync(join(root, 'deploy', name), 'utf8')
const unit = readUnit('narthex.service')
const backup = readUnit('narthex-backup.service')
const timer = readUnit('narthex-backup.timer')
const analyses = spawnSync('systemd-analyze', ['--version']).status === 0
if (!analyses) console.info('systemd-analyze is not here; the unit is not verified by it')

/** The settings of a unit, by section and name, each with its values in their order. Throws for any other line. */
function parseUnit(text: string): Record<string, Record<string, string[]>> {
  const sections: Record<string, Record<string, string[]>> = {}
  let section: Record<string, string[]> | undefined
  for (const line of text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))) {
    const [, name] = /^\[(Unit|Service|Timer|Install)\]$/.exec(line) ?? []
    const [, key, value] = /^([A-Z][A-Za-z]+)=(.*)$/.exec(line) ?? []
    if (name) {
      section = sections[name] ?? {}
      sections[name] = section
    } else if (section && key) section[key] = [...(section[key] ?? []), value ?? '']
    else throw new Error(`Not a line of a unit: ${line}`)
  }
  return sections
}

/** Runs systemd's own check on a unit, with this project as its folder. */
function verify(text: string, name = 'narthex.service'): string {
  const folder = mkdtempSync(join(tmpdir(), 'narthex-unit-'))
  const file = join(folder, name)
  if (name.endsWith('.timer')) writeFileSync(join(folder, name.replace('.timer', '.service')), inThisFolder(backup))
  writeFileSync(file, inThisFolder(text))
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', file], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line.includes(name))
    .join('\n')
}

const inThisFolder = (text: string) =>
  text.replaceAll('/opt/narthex/', root).replace(/^(User|Group)=narthex$/gm, '$1=daemon')

test.skipIf(!analyses)('systemd understands every line of the units', () => {
  expect(verify(unit)).toBe('')
  expect(verify(backup, 'narthex-backup.service')).toBe('')
  expect(verify(timer, 'narthex-backup.timer')).toBe('')
  expect(verify(unit.replace('NoNewPrivileges=yes', 'NoNewPrivilege=yes'))).toContain('NoNewPrivilege')
  expect(verify(unit.replace('node_modules/node/bin/node', 'node_modules/nothing'))).toContain('nothing')
})

test('the systemd unit waits longer than the shutdown timeout and restarts the product after a failure', () => {
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10)
  expect(unit).toMatch(/^Restart=on-failure$/m)
  expect(unit).toMatch(/^ProtectSystem=strict$/m)
  expect(unit).toMatch(/DATA_FOLDER=\/var\/lib\/narthex\n[\s\S]*^StateDirectory=narthex$/m)
})

test('a timer makes a backup each night, also after one that the machine slept through, and old ones go', () => {
  const { Timer, Install } = parseUnit(timer)
  expect(Timer?.OnCalendar).toEqual([expect.stringMatching(/^\*-\*-\* \d\d:\d\d$/)])
  expect(Timer?.Persistent).toEqual(['yes'])
  expect(Install?.WantedBy).toEqual(['timers.target'])
  const { Service } = parseUnit(backup)
  expect(Service?.Type).toEqual(['oneshot'])
  expect(Service?.ExecStart?.[0]).toMatch(/ apps\/server\/build\/main\.mjs backup --keep \d+$/)
})

test('the unit of the backup has the settings, the user and the walls of the product', () => {
  const [own, product] = [parseUnit(backup).Service ?? {}, parseUnit(unit).Service ?? {}]
  const others = ['Type', 'ExecStart', 'Restart', 'RestartSec', 'TimeoutStopSec', 'KillMode']
  const shared = Object.keys(product).filter((name) => !others.includes(name))
  expect(shared.length).toBeGreaterThan(20)
  for (const name of shared) expect(own[name], name).toEqual(product[name])
})

test('control: a unit with a line that is none is refused', () => {
  expect(() => parseUnit(`${timer}\nOnCalendar: daily`)).toThrow('OnCalendar: daily')
})

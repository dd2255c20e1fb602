import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../root.mjs'

const unit = readFileSync(join(root, 'deploy/narthex.service'), 'utf8')
const analyses = spawnSync('systemd-analyze', ['--version']).status === 0
if (!analyses) console.info('systemd-analyze is not here; the unit is not verified by it')

/** Runs systemd's own check on the unit, with this project as its folder. */
function verify(text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'narthex-unit-'))
  const file = join(folder, 'narthex.service')
  writeFileSync(file, text.replaceAll('/opt/narthex/', root).replace(/^(User|Group)=narthex$/gm, '$1=daemon'))
  const { stdout, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', '--recursive-errors=no', file], {
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  return `${stdout}${stderr}`
    .split('\n')
    .filter((line) => line.includes('narthex.service'))
    .join('\n')
}

test.skipIf(!analyses)('systemd understands every line of the unit', () => {
  expect(verify(unit)).toBe('')
  expect(verify(unit.replace('NoNewPrivileges=yes', 'NoNewPrivilege=yes'))).toContain('NoNewPrivilege')
  expect(verify(unit.replace('node_modules/node/bin/node', 'node_modules/nothing'))).toContain('nothing')
})

test('the systemd unit waits longer than the shutdown timeout and restarts the product after a failure', () => {
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThan(10)
  expect(unit).toMatch(/^Restart=on-failure$/m)
  expect(unit).toMatch(/^ProtectSystem=strict$/m)
  expect(unit).toMatch(/DATA_FOLDER=\/var\/lib\/narthex\n[\s\S]*^StateDirectory=narthex$/m)
})

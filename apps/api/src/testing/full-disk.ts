/** The error that the system reports where no byte can be stored any more. */
export const fullDisk = (code = 'ENOSPC'): Error =>
  Object.assign(new Error(`${code}: no space left on device, write`), { code, syscall: 'write' })

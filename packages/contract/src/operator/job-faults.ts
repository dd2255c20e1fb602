/** Causes of a job's last failure, each with words of its own. */
export const jobFaults = [
  'UNREACHABLE',
  'TIMEOUT',
  'LOGIN_REFUSED',
  'CERTIFICATE',
  'ADDRESS_REFUSED',
  'SEALED',
  'OTHER_BUILD',
  'NEVER_ENDED',
  'DISK',
  'DATABASE',
  'RESTS',
  'NOT_READY',
  'OTHER',
] as const
export type JobFault = (typeof jobFaults)[number]

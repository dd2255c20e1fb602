import * as register from '@narthex/contract/classes/class-register.endpoints'
import { done, ok, type Route, route } from '../../platform/http/route.ts'
import { exportAttendance, getAttendance } from './attendance.service.ts'
import { getClassDay, markAttendance, removeClassDay, setClassDay } from './days.service.ts'
import { enrolInClass, getRoster, listRegisters, withdrawFromClass } from './roster.service.ts'

export function classRoutes(): Route[] {
  const toEnrolment = ({ id, matriculaId }: { id: number; matriculaId: string }) => ({ turmaId: id, id: matriculaId })
  const toDay = ({ id, data }: { id: number; data: string }) => ({ turmaId: id, data })
  return [
    route(register.listClassRegisters, async (call) => ok({ itens: await listRegisters(call) })),
    route(register.getClassRoster, async ({ params, ...call }) => ok(await getRoster(call, params.id))),
    route(register.enrolInClass, async ({ params, body, ...call }) =>
      ok(await enrolInClass(call, toEnrolment(params), body)),
    ),
    route(register.withdrawFromClass, async ({ params, ...call }) => {
      await withdrawFromClass(call, toEnrolment(params))
      return done
    }),
    route(register.getClassAttendance, async ({ params, ...call }) => ok(await getAttendance(call, params.id))),
    route(register.exportClassAttendance, ({ params, ...call }) => exportAttendance(call, params.id)),
    route(register.getClassDay, async ({ params, ...call }) => ok(await getClassDay(call, toDay(params)))),
    route(register.setClassDay, async ({ params, body, ...call }) => ok(await setClassDay(call, toDay(params), body))),
    route(register.removeClassDay, async ({ params, ...call }) => {
      await removeClassDay(call, toDay(params))
      return done
    }),
    route(register.markClassAttendance, async ({ params, body, ...call }) =>
      ok(await markAttendance(call, { ...toDay(params), matriculaId: params.matriculaId }, body)),
    ),
  ]
}

import {
  letOperatorGo,
  restOperator,
  setOperatorRoles,
  wakeOperator,
} from '#domain/account/team/change-operator.server.ts'
import { closeOperatorChange, confirmOperatorChange } from '#domain/account/team/decide-change.server.ts'
import { changeInput, operatorInput, operatorRolesInput } from '#domain/account/team/team-input.ts'
import type { Person } from '#kernel/actor.ts'
import { parseForm } from '#web/http/parse.ts'

const doneOf = ({ proposed }: { proposed: boolean }) => (proposed ? 'operator_proposed' : 'operator_changed')

/** What is done with an operator, by the intent of its form; each says what the page then tells. */
export const teamActs: Readonly<Record<string, (actor: Person, form: FormData) => Promise<string>>> = {
  roles: async (actor, form) => doneOf(await setOperatorRoles(actor, parseForm(operatorRolesInput, form))),
  let_go: async (actor, form) => doneOf(await letOperatorGo(actor, parseForm(operatorInput, form))),
  rest: async (actor, form) => {
    await restOperator(actor, parseForm(operatorInput, form))
    return 'operator_changed'
  },
  wake: async (actor, form) => {
    await wakeOperator(actor, parseForm(operatorInput, form))
    return 'operator_changed'
  },
  confirm: async (actor, form) => {
    await confirmOperatorChange(actor, parseForm(changeInput, form))
    return 'operator_changed'
  },
  close: async (actor, form) => {
    await closeOperatorChange(actor, parseForm(changeInput, form))
    return 'operator_closed'
  },
}

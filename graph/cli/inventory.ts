import { INVENTORY } from './inventory-program.ts'
import { runProgram } from './program.ts'

await runProgram(INVENTORY)

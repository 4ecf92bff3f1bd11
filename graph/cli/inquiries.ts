import { INQUIRIES } from './inquiries-program.ts'
import { runProgram } from './program.ts'

await runProgram(INQUIRIES)

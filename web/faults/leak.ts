/** Stacks, SQL, paths of files, passwords, messages of other programs. */
const LEAK =
  /\bat [\w.<>]+ \(\S+:\d+|node_modules|\/dist(?:-\w+)?\/|\.tsx?:\d|postgres|select \w+ from|syntax error at or|econnre(?:set|fused)|\broot:x:|FST_ERR|"stacktrace"/i

/** The internals that an answer leaks; undefined when it leaks none. */
export const leakIn = (answer: string) => LEAK.exec(answer)?.[0]

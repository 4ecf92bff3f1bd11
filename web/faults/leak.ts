/** Stacks, SQL, paths of files, passwords, other programs' words. */
const LEAK =
  /\bat [\w.<>]+ \(\S+:\d+|node_modules|\/dist\/|\.tsx?:\d|postgres|select \w+ from|syntax error at or|econnre(?:set|fused)|\broot:x:|FST_ERR|"stacktrace"/i

/** What an answer tells of our inside; undefined when it tells nothing. */
export const leakIn = (answer: string) => LEAK.exec(answer)?.[0]
